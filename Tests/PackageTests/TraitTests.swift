import Foundation
import MappingTestSupport
import Testing

/// The dependencies that a package resolves if it uses this one.
@Suite("Packages that traits enable")
struct TraitTests {
  @Test(
    "Without traits, no packages are resolved; a trait adds those that its products need",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: [
      ([], []), (["Client"], ["swift-http-types"]), (["Store"], ["grdb.swift"]),
      (["Macros"], ["swift-syntax"]),
      (
        ["Observability"],
        ["swift-distributed-tracing", "swift-http-types", "swift-log", "swift-metrics"]
      ),
      (
        ["AsyncHTTPClient"],
        [
          "async-http-client", "swift-http-types", "swift-nio", "swift-nio-extras", "swift-nio-http2",
          "swift-nio-ssl",
        ]
      ),
      (["ClientTests"], ["grdb.swift", "swift-http-types"]),
    ] as [([String], [String])])
  func resolved(traits: [String], packages: [String]) throws {
    let names = traits.map { "\"\($0)\"" }.joined(separator: ", ")
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [
          .package(name: "json-mapping", path: "\(PackageFolder.url("").path)", traits: [\(names)])
        ],
        targets: [
          .target(name: "App", dependencies: [.product(name: "ManualMapping", package: "json-mapping")])
        ])
      """
    try withTemporaryFolder { folder in
      let sources = folder.appending(path: "Sources/App")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("import ManualMapping\n".utf8).write(to: sources.appending(path: "App.swift"))
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      let ending = try runProgram(
        ["swift", "package", "--package-path", folder.path, "show-dependencies", "--format", "json"],
        capturesErrors: false)
      #expect(ending.status == 0)
      let app = try JSONDecoder().decode(Dependency.self, from: Data(ending.output.utf8))
      let package = try #require(app.dependencies.first)
      #expect(package.dependencies.map(\.identity).sorted() == packages)
    }
  }

  private struct Dependency: Decodable {
    let identity: String
    let dependencies: [Dependency]
  }
}
