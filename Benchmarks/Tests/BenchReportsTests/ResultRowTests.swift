import BenchKit
import BenchReports
import Testing

/// The figures that a report computes from samples.
@Suite struct ResultRowTests {
  @Test func aControlThatDiffersFromTheReferenceStampsTheReport() {
    var cells = Array(SampleReport.cells[0...5])
    cells[5].samples = [[220_000, 226_000, 254_000, 224_000, 238_000]]
    let report = SampleReport.report(cells)
    #expect(report.results.map(\.verdict) == [nil, nil, nil, nil, nil, .slower])
    #expect(report.results.map(\.isNoisy) == Array(repeating: true, count: 6))
    let stamp =
      "NOISY: the reference differs from itself in 1 of 1 tables (todos decode medium), which give no verdict; "
      + "run again on a quiet machine."
    let words = TextReport(report).text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(stamp))
    #expect(HTMLReport(report).text.contains(stamp))
    #expect(!TextReport(SampleReport.report(SampleReport.cells)).text.contains("NOISY"))
  }

  @Test("A note explains lists that arrive in chunks, in every format")
  func partialLists() {
    let report = SampleReport.report(SampleReport.cells)
    var cells = SampleReport.cells
    for index in 0...5 { cells[index].identity.operation = .partial }
    let partial = SampleReport.report(cells)
    let note = "foundation-codable, which can't decode a part of a text, decodes the complete list once."
    func words(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
    for text in [TextReport(partial).text, HTMLReport(partial).text] {
      #expect(words(text).replacing("&#39;", with: "'").contains(note))
    }
    #expect(TextReport(partial).text.contains("\ntodo partial  "))
    #expect(HTMLReport(partial).text.contains("<a href=\"#partial\">"))
    #expect(!words(TextReport(report).text).contains(note))
  }

  @Test("A control that differs by little stamps a report of several processes", arguments: [1, 2])
  func littleDifference(processes: Int) {
    var cells = Array(SampleReport.cells[0...5])
    for index in 0...5 {
      cells[index].samples = Array(repeating: cells[index].samples.flatMap(\.self), count: processes)
    }
    // 0.5 % from the reference, in every round.
    cells[5].samples = cells[3].samples.map { $0.map { $0 * 1.005 } }
    let report = SampleReport.report(cells)
    #expect(report.results.last?.verdict == .same)
    #expect(report.results.dropLast().contains { $0.verdict != nil } == (processes == 1))
    #expect(report.noisyControls.count == processes - 1)
    cells[5].samples = [[201_000, 205_000, 232_000, 203_000, 217_000]]
    #expect(SampleReport.report(cells).noisyControls.isEmpty)
  }

  @Test func aControlOfFewSamplesStampsNothing() {
    var cells = Array(SampleReport.cells[0...5])
    cells[5].samples = [[300_000, 308_000, 345_000, 306_000]]
    let report = SampleReport.report(cells)
    #expect(report.noisyControls.isEmpty)
    #expect(report.results.map(\.verdict) == [.faster, .faster, nil, nil, .slower, nil])
    #expect(
      report.text(width: 200).contains(
        "\n1 row has fewer than 5 samples and no verdict; a larger --budget or a quieter machine gives more samples."
      ))
  }

  @Test func oneProcessNeedsALargerEffectForAVerdict() {
    func verdict(_ factor: Double, processes: Int) -> Verdict? {
      let samples = [100_000.0, 101_000, 99_000, 100_500, 99_500]
      var cell = SampleReport.measured("manual", samples: samples.map { $0 * factor })
      var reference = SampleReport.measured("foundation-codable", .foundation, samples: samples)
      cell.samples = Array(repeating: cell.samples[0], count: processes)
      reference.samples = Array(repeating: samples, count: processes)
      return SampleReport.report([cell, reference]).results[0].verdict
    }
    #expect(verdict(1.04, processes: 1) == .same)
    #expect(verdict(1.06, processes: 1) == .slower)
    #expect(verdict(1.04, processes: 5) == .slower)
  }

  @Test(arguments: [(1.0, 1.14, false), (1.0, 1.3, true)])
  func aWideIntervalMakesARowNoisy(low: Double, high: Double, isNoisy: Bool) {
    let reference = [100_000.0, 100_000, 100_000, 100_000, 100_000, 100_000]
    var cell = SampleReport.measured("manual", samples: reference)
    var foundation = SampleReport.measured("foundation-codable", .foundation, samples: reference)
    cell.samples = [low, high, low, high, low, high].map { factor in reference.map { $0 * factor } }
    foundation.samples = Array(repeating: reference, count: 6)
    #expect(SampleReport.report([cell, foundation]).results[0].isNoisy == isNoisy)
  }

  @Test func figuresOfARotationArePerObject() {
    var cell = SampleReport.measured("manual", samples: [20_000], mallocs: 10_100)
    cell.documents = 100
    let report = SampleReport.report([cell])
    #expect(report.results[0].documents == 100)
    #expect(report.results[0].mallocsOfAll == 10_100)
    #expect(report.results[0].mallocsPerObject == 1.01)
    #expect(report.results[0].mallocBytesPerObject == 32.3)
    #expect(report.results[0].nsPerObject == 200)
    let text = TextReport(report).text
    #expect(text.contains("\n  100 documents of 100 objects, 9 000 bytes\n"))
    #expect(text.contains("\nIf there are several documents, the calls use them in turn"))
    #expect(!TextReport(SampleReport.report(SampleReport.cells)).text.contains("several documents"))
  }

  @Test func rowsOfOneProcessAreMarked() {
    var cells = Array(SampleReport.cells[0...3])
    let text = TextReport(SampleReport.report(cells)).text
    #expect(text.contains("9.80 – 10.5¹"))
    #expect(text.contains("¹: measured in one process, whose layout of memory may change times by 1 to 5 %"))
    for index in cells.indices { cells[index].samples += cells[index].samples }
    #expect(!TextReport(SampleReport.report(cells)).text.contains("¹"))
  }

  @Test func processesAreCountedForEachSize() {
    var cells = SampleReport.cells
    for index in cells.indices where cells[index].identity.size == .medium {
      cells[index].samples += cells[index].samples + cells[index].samples
    }
    cells.append(SampleReport.measured("native", .native, .parse, size: .large, samples: [5e6, 5e6]))
    #expect(
      SampleReport.report(cells).text(width: 200).contains(
        "\n96 samples, small in one process, medium in 3 processes, large in one process; "))
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
