import Foundation
import MappingTestSupport
import Testing

@testable import BenchReports

@Suite struct CostTests {
  @Test(
    arguments: [
      ("", 0),
      ("import Catalog\npublic import ManualMapping\n\nextension Todo {}\n", 1),
      ("/// A comment.\n// Another.\nlet a = 1  // counted\n", 1),
      ("/* one\n two\n three */\nlet a = 1\n\n   \n  let b = 2\n", 2),
      ("/* short */\nlet a = 1\n", 1),
      ("let important = 1\n", 1),
    ])
  func linesOfCodeAreCounted(source: String, lines: Int) { #expect(SourceLines.count(in: source) == lines) }

  @Test func theConstantCostOfATargetCancelsOut() {
    var row = ModelCost(
      strategy: "manual",
      builds: [
        ModelCost.Build(models: 50, seconds: 6, objectBytes: 201_000),
        ModelCost.Build(models: 10, seconds: 2, objectBytes: 41_000),
        ModelCost.Build(models: 1, seconds: 1.1, objectBytes: 5000),
      ], linesPerModel: 21.5)
    #expect(row.millisecondsPerModel == 100)
    #expect(row.objectBytesPerModel == 4000)
    (row.programBytes, row.staticProgramBytes) = (2_000_400, 9_960_000)
    let report = CostReport(environment: ExamplePage.environment, rows: [row])
    #expect(
      report.text().contains(
        "manual                   100       4.0    21.5        2000       10.0       1.1       2.0       6.0\n"
      ))
  }

  @Test(arguments: [(40, 4), (60, 2), (74, 2), (80, 2), (98, 2), (100, 1)])
  func theTableFitsIntoTheTerminal(width: Int, parts: Int) {
    let builds = [1, 10, 50].map { ModelCost.Build(models: $0, seconds: 1, objectBytes: 1000) }
    let row = ModelCost(strategy: "foundation-codable", builds: builds, linesPerModel: 21.5)
    let report = CostReport(environment: ExamplePage.environment, rows: [row])
    let lines = report.text(layout: TextLayout(width: width)).split(separator: "\n")
    #expect(lines.filter { $0.count > width } == [])
    #expect(lines.filter { $0.contains("s for 50") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("foundation-codable ") }.count == parts)
  }

  @Test func oneTargetHasNoCostPerModel() {
    let build = ModelCost.Build(models: 10, seconds: 2, objectBytes: 1)
    #expect(ModelCost(strategy: "a", builds: [build], linesPerModel: nil).millisecondsPerModel == nil)
  }

  @Test(arguments: CostStrategy.allCases)
  func aPackageHasATargetForEachStrategy(strategy: CostStrategy) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cost-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = CostPackage.Target(strategy: strategy, models: 3)
    let library = PackageFolder.root
    let package = CostPackage(in: folder, targets: [target], library: library)
    try package.write()
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources/\(target.name)")
    #expect(sources.sorted() == ["Model0.swift", "Model1.swift", "Model2.swift"])
    let identity = library.lastPathComponent
    let product = strategy.product.map { #".product(name: "\#($0)", package: "\#(identity)")"# } ?? ""
    #expect(package.manifest.contains(#".target(name: "\#(target.name)", dependencies: [\#(product)]),"#))
    let program =
      #".executableTarget(name: "\#(strategy.program)", dependencies: [\#(product)], linkerSettings:"#
    #expect(package.manifest.contains(program))
    let source = try String(
      contentsOfFile: folder.path + "/Sources/\(target.name)/Model2.swift", encoding: .utf8)
    #expect(source.contains("struct Model2 {"))
    #expect(source.contains("public func recode2("))
    #expect(strategy.product == nil || source.contains("extension Model2: "))
    #expect(!source.contains("Model0") && !source.contains("Part0"))
  }
}
