import BenchKit
import Testing

/// What a report computes from the samples.
@Suite struct ResultRowTests {
  @Test func aControlThatDiffersFromTheReferenceStampsTheReport() {
    var cells = Array(SampleReport.cells[0...5])
    cells[5].samples = [[220_000, 226_000, 254_000, 224_000, 238_000]]
    let report = SampleReport.report(cells)
    #expect(report.results.map(\.verdict) == [nil, nil, nil, nil, nil, .slower])
    #expect(report.results.map(\.isNoisy) == Array(repeating: true, count: 6))
    let stamp =
      "NOISY: the reference differs from itself in 1 of 1 tables (todos decode), which give no verdict; "
      + "run again on a quiet machine."
    let words = TextReport(report).text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(stamp))
    #expect(MarkdownReport(report).text.contains("**\(stamp)**"))
    #expect(HTMLReport(report).text.contains(stamp))
    #expect(!TextReport(SampleReport.report(SampleReport.cells)).text.contains("NOISY"))
  }

  @Test func theSplitAddsUpToDecodingAndEncoding() throws {
    let cells = [
      SampleReport.measured("manual", samples: [21_000], mallocs: 1),
      SampleReport.measured("manual", .native, .encode, samples: [14_000]),
      SampleReport.measured("build", samples: [7_000]),
      SampleReport.measured("native", .native, .parse, samples: [9_000]),
      SampleReport.measured("casts", .foundation, samples: [90_000]),
    ]
    let split = SampleReport.report(cells).split
    #expect(split.map(\.strategy) == ["manual"])
    let row = try #require(split.first)
    #expect([row.parse, row.map, row.build, row.encode] == [90, 50, 70, 140])
    #expect(row.shares.map(\.name) == ["parse", "map", "build", "encode"])
    #expect(row.shares[3].share == 0.4)
  }

  @Test func aHiddenReferenceStillGivesRatios() throws {
    let rows = SampleReport.report(SampleReport.cells).results
    let small = try #require(rows.first { $0.cell.size == .small })
    #expect(rows.filter { $0.cell.size == .small }.count == 1)
    #expect(small.ratio == 12.3462)
  }
}
