#if ClientTests
import Catalog
import CatalogStrategies
import Foundation

// swift run --traits ClientTests services-demo [strategy]
let names = CatalogStrategy.all(skills: SkillCatalogue([])).map(\.name)
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count <= 1, arguments.allSatisfy(names.contains) else {
  FileHandle.standardError.write(Data("usage: services-demo [\(names.joined(separator: "|"))]\n".utf8))
  exit(64)
}
let name = arguments.first ?? "mappable"
let server = DemoServer(try Fixtures(folder: Fixtures.folder))
try await server.start()
let file = FileManager.default.temporaryDirectory.appendingPathComponent("services-demo-\(UUID()).sqlite")
  .path
defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) } }
let story = try await Story(
  server,
  strategy: { skills in
    let all = CatalogStrategy.all(skills: skills)
    return all.first { $0.name == name } ?? all[0]
  }, file: file)
try await story.run()
await server.stop()
#else
print("services-demo needs the trait ClientTests: swift run --traits ClientTests services-demo")
#endif
