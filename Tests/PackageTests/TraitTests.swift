import Foundation
import MappingTestSupport
import Testing

/// The packages that SwiftPM fetches for a user of a mapper.
@Suite("Fetched packages")
struct TraitTests {
  @Test(
    "A package that uses a mapper without a trait fetches no other package",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func fetched() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(name: "json-mapping", path: "\(PackageFolder.url("").path)")],
        targets: [
          .target(name: "App", dependencies: [.product(name: "ManualMapping", package: "json-mapping")])
        ])
      """
    try withTemporaryFolder { folder in
      let sources = folder.appending(path: "Sources/App")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("import ManualMapping\n".utf8).write(to: sources.appending(path: "App.swift"))
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      let ending = try runProgram(["swift", "package", "--package-path", folder.path, "resolve"])
      #expect(ending == .clean)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Package.resolved").path))
    }
  }
}
