import Catalog
import CatalogStrategies
import Foundation

// swift run --package-path Services services-demo [strategy] [--transport name]
guard let invocation = Invocation(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data(Invocation.usage.utf8))
  exit(64)
}
let server = DemoServer(try Fixtures(folder: Fixtures.folder))
try await server.start()
let file = FileManager.default.temporaryDirectory.appendingPathComponent("services-demo-\(UUID()).sqlite")
  .path
defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) } }
let story = try await Story(
  server, transport: invocation.transport,
  strategy: { skills in
    let all = CatalogStrategy.all(skills: skills)
    return all.first { $0.name == invocation.strategy } ?? all[0]
  }, file: file)
try await story.run()
await server.stop()
