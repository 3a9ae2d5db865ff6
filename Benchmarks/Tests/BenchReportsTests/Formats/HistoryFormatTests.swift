import BenchKit
import Foundation
import MappingTestSupport
import Testing

@testable import BenchReports

@Suite("Saved runs over time") struct HistoryFormatTests {
  @Test func textHasALineForEachCell() {
    #expect(
      HistoryText().text(of: SampleHistory.history) == """
        Other <CPU>, 2 cores, Debian GNU/Linux 12
          run  date              commit  file
            1  2026-02-03 00:00  –       other.json (interrupted)
          Swift version 6.3

        todos decode medium  runs   first    last  95 % interval  change
          codable            ▄          –    3.00    3.00 – 3.00       –

        Example CPU, 2 cores, Debian GNU/Linux 12
          run  date              commit           file
            1  2026-01-01 03:04  aaa1111          a.json
            2  2026-01-02 03:04  bbb2222          b.json (noisy)
            3  2026-01-03 03:04  ccc3333+changes  c.json
            4  2026-01-04 03:04  ddd4444          d.json
            5  2026-01-05 03:04  eee5555          e.json
          runs 1 to 2: Swift version 6.3
          runs 3 to 5: Swift version 6.4

        todos decode medium  runs     first    last  95 % interval  change
          manual             ▁▂▃|█▇    20.0    18.0    18.0 – 18.0   −10 %  -
          codable            █·█|▁▁    4.00    4.00    4.00 – 4.00     0 %  =
          build              ·▅···        –    90.0    90.0 – 90.0       –  ~

        Ratios to foundation-codable of the same run, with the 95 % interval; ~ noisy.
        Change: from the first to the last run with the same documents; = the intervals of both overlap.
          bench compare gives verdicts. + faster, - slower. A dot is a run without the cell; a bar precedes
          other documents.
        Runs of different machines are never compared, nor are ratios of different documents. Parse rows
          have no ratio.

        """)
  }

  @Test func colorFollowsTheChange() {
    let text = HistoryText(layout: TextLayout(width: 100, hasColor: true)).text(of: SampleHistory.history)
    #expect(text.contains("\u{1B}[31m  manual "))
    #expect(text.contains("\u{1B}[1mtodos decode medium"))
    #expect(!HistoryText().text(of: SampleHistory.history).contains("\u{1B}"))
  }

  @Test func aNarrowTerminalHasLongNamesOnLinesOfTheirOwn() {
    let runs = (1...3).map { day in
      (
        "\(day).json",
        SampleHistory.report("2026-01-0\(day)T00:00:00Z", [("foundation-codable-dateformatter", 0.5)])
      )
    }
    let text = HistoryText(layout: TextLayout(width: 60)).text(of: RunHistory(runs))
    #expect(text.contains("\n  foundation-codable-dateformatter\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 76 })
  }

  @Test func onlyTheLastRunsAreInALine() {
    let text = HistoryText().text(of: SampleHistory.long)
    #expect(text.contains("\n  the lines show the last 24 runs\n"))
    let line = text.split(separator: "\n").first { $0.hasPrefix("  manual ") }
    #expect(line?.count { "▁▂▃▄▅▆▇█".contains($0) } == 24)
  }

  @Test func jsonHasEveryPoint() throws {
    let history = RunHistory([
      ("a.json", SampleHistory.report("2026-01-01T03:04:05Z", commit: "aaa1111", [("manual", 10)]))
    ])
    let json = """
      {"machines": [{
        "identity": {"cores": 2, "cpu": "Example CPU", "isDebugBuild": false, "os": "Debian GNU/Linux 12"},
        "lines": [{
          "cell": {
            "backend": "native", "model": "todos", "operation": "decode", "shape": "ordered", "size": "medium",
            "strategy": "manual"},
          "points": [{"high": 10, "isNoisy": false, "low": 10, "part": 0, "ratio": 10, "run": 0}]}],
        "runs": [{
          "commit": "aaa1111", "date": "2026-01-01T03:04:05Z", "file": "a.json", "isInterrupted": false,
          "isNoisy": false, "swift": "Swift version 6.3"}]}],
        "schemaVersion": 1, "skipped": []}
      """
    func object(_ data: Data) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: data) as? NSDictionary
    }
    #expect(try object(ReportJSON.data(of: history)) == object(Data(json.utf8)))
  }

  @Test(
    "Runs of another processor, number of cores or system, and debug builds, are other machines",
    arguments: ["cpu", "cores", "os", "debug"])
  func machines(difference: String) {
    let first = SampleHistory.report("2026-01-01T00:00:00Z", [("manual", 10)])
    var second = SampleHistory.report("2026-01-02T00:00:00Z", swift: "Swift version 6.4", [("manual", 11)])
    second.environment.load = 7
    #expect(RunHistory([("a", first), ("b", second)]).machines.map(\.runs.count) == [2])
    switch difference {
    case "cpu": second.environment.cpu = "Other"
    case "cores": second.environment.cores = 4
    case "os": second.environment.os = "Other"
    default: second.environment.swift += " (debug build)"
    }
    let history = RunHistory([("a", first), ("b", second)])
    #expect(history.machines.map { $0.runs.map(\.file) } == [["b"], ["a"]])
    #expect(history.machines.flatMap(\.lines).map(\.points.count) == [1, 1])
  }

  @Test func cellsCanBeSelected() {
    let report = SampleHistory.report("2026-01-01T00:00:00Z", [("manual", 10), ("codable", 5)])
    let history = RunHistory([("a", report)]) { $0.strategy == "codable" }
    #expect(history.machines.flatMap(\.lines).map(\.cell.strategy) == ["codable"])
  }
}
