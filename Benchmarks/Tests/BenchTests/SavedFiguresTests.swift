import BenchKit
import BenchReports
import Foundation
import MappingTestSupport
import Testing

@Suite("Figures of saved runs on the cards") struct SavedFiguresTests {
  private static let recorded =
    PackageFolder.url("Benchmarks/Tests/BenchReportsTests/Recorded/todo-decode-1.json").path

  @Test func reportShowsThem() throws {
    let builds = [1, 51].map { ModelCost.Build(models: $0, seconds: Double($0), objectBytes: $0 * 4200) }
    let cost = CostReport(
      environment: .current(),
      rows: [ModelCost(strategy: "manual", builds: builds, linesPerModel: nil)])
    let counts = """
      # instructions and mallocs per object
      # by: Swift version 6.3
      model     operation  documents  strategy      instructions   mallocs
      todos     decode     list       manual             1811.00      1.00

      """
    try ReadingTests.withFile(counts) { counts in
      let file = counts + ".cost.json"
      try ReportJSON.data(of: cost).write(to: URL(filePath: file))
      let run = ["report", Self.recorded, "--cost", file, "--instructions", counts]
      let text = try BenchProgram().run(run)
      #expect(text.error == "")
      #expect(text.output.contains("  KB/model  ms/model  instructions\n"))
      #expect(text.output.contains("       4.2      1000         1 811\n"))
      let report = try Report(json: Data(BenchProgram().run(run + ["--format", "json"]).output.utf8))
      #expect(report.cost == cost)
      #expect(report.instructions?.counts.map(\.instructions) == [1811])
    }
  }

  @Test(
    "Other files are refused before the measurement",
    arguments: [
      ("--cost", "it isn't a report of bench cost --format json of this version"),
      ("--instructions", "it isn't a table of make instructions"),
    ])
  func refused(option: String, reason: String) throws {
    try ReadingTests.withFile("{}") { file in
      for command in [["report", Self.recorded], ["run", "--allow-debug"]] {
        let ending = try BenchProgram().run(command + [option, file])
        #expect(ending.error == "Error: cannot use \(file): \(reason)\n")
        #expect(ending.status == 1)
        #expect(ending.output == "")
      }
    }
  }
}
