import BenchKit
import Testing

@testable import BenchReports

/// The rows of cold starts and of several threads, in every format.
@Suite("Cold starts and threads in reports") struct ProcessRowsTests {
  static let report: Report = {
    var report = Report(environment: SampleReport.environment, seed: 7, results: [])
    let bootstrap = Bootstrap(seed: 7)
    var manual = ColdStartRow(
      strategy: "manual",
      samples: [first(10_000_000, 200_000), first(11_000_000, 300_000), first(10_500_000, 250_000)],
      bootstrap: bootstrap)
    manual.instructions = 1_234_567
    let failed = ColdStartRow(
      strategy: "codable", samples: [first(10_000_000, nil)], unavailable: "decodes to other values\nor so",
      bootstrap: bootstrap)
    var reference = ColdStartRow(
      strategy: "foundation-codable", samples: [first(12_000_000, 4_000_000)], bootstrap: bootstrap)
    reference.instructionsUnavailable = "there is no valgrind"
    report.coldStarts = [manual, failed, reference]
    var unavailable = MeasuredThreads(.decode, model: .todos, threads: 1)
    unavailable.unavailable = "decodes to other values\nor so"
    report.threads =
      ThreadRow.rows(
        of: [
          measured(1, elapsed: [[100, 110], [90, 100]], processor: [[100, 100], [100, 100]]),
          measured(2, elapsed: [[50, 55], [45, 50]], processor: [[104, 104], [104, 104]]),
        ], strategy: "manual", bootstrap: bootstrap)
      + ThreadRow.rows(of: [unavailable], strategy: "codable", bootstrap: bootstrap)
    return report
  }()

  private static func first(_ loading: UInt64, _ decoding: UInt64?) -> FirstDecode {
    var first = FirstDecode(loading: loading, expected: { 1 }, decode: { 1 })
    first.decoding = decoding
    return first
  }

  private static func measured(
    _ threads: Int, elapsed: [[Double]], processor: [[Double]]
  ) -> MeasuredThreads {
    var measured = MeasuredThreads(.decode, model: .todos, threads: threads)
    measured.objects = 100
    measured.elapsed = elapsed
    measured.processor = processor
    measured.mallocsPerObject = 1.01
    return measured
  }

  @Test func figuresAreCalculatedFromTheSamples() throws {
    let start = try #require(Self.report.coldStarts?.first)
    #expect(start.fromStart?.value == 10_750_000)
    #expect(start.fromMain == Estimate(value: 250_000, low: 200_000, high: 300_000))
    let rows = try #require(Self.report.threads)
    #expect(rows.map(\.objectsPerSecond) == [1e9, 2e9, nil])
    #expect(rows.map(\.speedup) == [nil, Estimate(value: 2, low: 2, high: 2), nil])
    #expect(rows.map(\.processorRatio) == [nil, Estimate(value: 1.04, low: 1.04, high: 1.04), nil])
  }

  @Test func aFailingStrategyHasNoFigures() throws {
    let start = try #require(Self.report.coldStarts?[1])
    #expect(start.fromStart == nil && start.startSamples == [])
    #expect(start.unavailable == "decodes to other values\nor so")
  }

  @Test func textHasTables() {
    let text = TextReport(Self.report).text
    #expect(
      text.contains(
        """

        first todo of a process   from start           interval  from main           interval  instructions
          manual                     10.8 ms  10.2 ms – 11.3 ms     250 µs    200 µs – 300 µs     1 234 567
          codable                 n/a (decodes to other values)
          foundation-codable         16.0 ms  16.0 ms – 16.0 ms    4.00 ms  4.00 ms – 4.00 ms             –

        in threads                     threads   objects/s  × one     interval    CPU     interval  mallocs
          decode todos manual                1  1 000 000 000      –                   –                  1.01
          decode todos manual                2  2 000 000 000   2.00  2.00 – 2.00   1.04  1.04 – 1.04     1.01
        """), "\(text)")
    #expect(text.contains("\n  decode todos codable         n/a (decodes to other values)\n"))
    #expect(text.contains("\nInstructions: n/a (there is no valgrind).\n"))
    #expect(text.contains("\nNot measured: known files (--corpus), energy, other platforms than this one.\n"))
    #expect(!text.contains("samples,"))
  }

  @Test("Rows have the names and the order of the cards")
  func names() {
    var report = CardReport.plain
    let bootstrap = Bootstrap(seed: 7)
    let names = ["manual", "derived", "foundation-codable"]
    report.coldStarts = names.map {
      ColdStartRow(strategy: $0, samples: [Self.first(1_000_000, 1000)], bootstrap: bootstrap)
    }
    report.threads = names.flatMap {
      ThreadRow.rows(
        of: [Self.measured(1, elapsed: [[1]], processor: [[1]])], strategy: $0, bootstrap: bootstrap)
    }
    #expect(report.shownColdStarts.map(\.title) == ["@Mapped", "manual", "foundation-codable"])
    #expect(report.shownThreads.map(\.title) == ["@Mapped", "manual", "foundation-codable"])
    #expect(TextReport(report).text.contains("\n  decode todos @Mapped               1 "))
    #expect(HTMLReport(report).text.contains("aria-label=\"First todo after main: @Mapped 1.00 µs, manual"))
  }

  @Test func textFitsIntoSixtyColumns() {
    let text = TextReport(Self.report, layout: TextLayout(width: 60)).text
    #expect(text.split(separator: "\n").filter { $0.count > 60 } == [])
    #expect(text.contains("CPU"))
  }

  @Test func thePageHasSections() {
    let page = HTMLReport(Self.report).text
    #expect(page.contains("<p class=\"verdict\">Only new processes or threads were measured; see below.</p>"))
    for section in ["cold-start", "threads"] {
      #expect(page.contains("<div class=\"content\" id=\"\(section)\">"))
      #expect(page.contains("<a href=\"#\(section)\">"))
      #expect(!HTMLReport(SampleReport.report(SampleReport.cells)).text.contains("id=\"\(section)\""))
    }
    #expect(page.contains("aria-label=\"First todo after main: manual 250 µs, codable n/a, "))
    #expect(page.contains("<caption>Threads: decode todos</caption>"))
  }

  @Test func jsonIsDecodedAndEarlierReportsHaveNoSuchRows() throws {
    let read = try Report(json: Self.report.json())
    #expect(read == Self.report)
    let plain = SampleReport.report(SampleReport.cells)
    let json = String(decoding: try plain.json(), as: UTF8.self)
    #expect(!json.contains("coldStarts") && !json.contains("\"threads\""))
    let earlier = try Report(json: plain.json())
    #expect(earlier.coldStarts == nil && earlier.threads == nil)
  }

  @Test func aReportOfThreadsAloneHasFigures() {
    var report = Report(environment: SampleReport.environment, seed: 7, results: [])
    #expect(!report.hasFigures)
    report.threads = Self.report.threads
    #expect(report.hasFigures)
    report.threads = nil
    report.coldStarts = Self.report.coldStarts
    #expect(report.hasFigures)
  }
}
