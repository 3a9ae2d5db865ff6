import BenchKit
import Foundation
import Testing

@testable import BenchReports

@Suite("The summary at the top of the page") struct HTMLSummaryTests {
  /// Samples of this mean.
  private static func samples(_ mean: Double) -> [Double] { [0.99, 1, 1.01, 0.995, 1.005].map { $0 * mean } }

  private static func cell(
    _ strategy: String, _ operation: BenchKit.Operation, _ mean: Double, _ model: ModelName = .todos,
    size: DataSize = .medium
  ) -> MeasuredCell {
    SampleReport.measured(
      strategy, strategy == "manual" || strategy == "codable" ? .native : .foundation, operation, model,
      size: size, samples: samples(mean))
  }

  private static let decode = [
    cell("manual", .decode, 20_000), cell("codable", .decode, 40_000),
    cell("foundation-codable", .decode, 200_000), cell("control", .decode, 200_000),
  ]

  private static let encode = [
    cell("manual", .encode, 50_000), cell("codable", .encode, 25_000),
    cell("foundation-codable", .encode, 200_000),
  ]

  private static let movies = [
    cell("manual", .decode, 10_000, .movies), cell("foundation-codable", .decode, 200_000, .movies),
  ]

  @Test(
    "One sentence states the result",
    arguments: [
      (
        decode + encode,
        "With lists of 100 objects, the strategies decode 5.00 to 10.0 times as fast as `foundation-codable` and encode "
          + "4.00 to 8.00 times as fast; on average `manual` is fastest to decode, `codable` to encode."
      ),
      (
        decode,
        "With lists of 100 objects, the strategies decode 5.00 to 10.0 times as fast as `foundation-codable`; "
          + "on average `manual` is fastest to decode."
      ),
      // Strategies without a ratio for a model have no average.
      (
        Array(decode[1...3]) + movies,
        "With lists of 100 objects, the strategies decode 5.00 to 20.0 times as fast as `foundation-codable`."
      ),
      (
        decode + [encode[0], encode[2]],
        "With lists of 100 objects, the strategies decode 5.00 to 10.0 times as fast as `foundation-codable` and encode "
          + "4.00 times as fast; on average `manual` is fastest to decode and to encode."
      ),
      (
        [decode[1], decode[2]],
        "With lists of 100 objects, `codable` decodes 5.00 times as fast as `foundation-codable`."
      ),
      (
        [
          cell("manual", .decode, 10, .todo, size: .small),
          cell("foundation-codable", .decode, 40, .todo, size: .small),
        ],
        "One object at a time, `manual` decodes 4.00 times as fast as `foundation-codable`."
      ),
      // Three samples give no verdict, so no strategy is the fastest.
      (
        decode.map { cell in
          var cell = cell
          cell.samples = cell.samples.map { Array($0.prefix(3)) }
          return cell
        },
        "With lists of 100 objects, the strategies decode 5.00 to 10.0 times as fast as `foundation-codable`."
      ),
      ([decode[2]], nil),
    ] as [([MeasuredCell], String?)])
  func verdict(cells: [MeasuredCell], sentence: String?) throws {
    let table = try #require(SummaryTable(SampleReport.report(cells)))
    #expect(table.verdict == sentence)
  }

  @Test("The result precedes the links, and these precede the folded sections")
  func order() throws {
    let page = ExamplePage.html
    let marks = ["<h1>", "class=\"verdict\"", "class=\"tables\"", "<nav ", "<details class=\"section\">"]
    let places = try marks.map { try #require(page.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
    #expect(!page.contains("<details class=\"section\" open"))
  }

  @Test("The table is that of a README, with a part for each operation")
  func table() {
    let page = HTMLReport(SampleReport.report(Self.decode + Self.encode)).text
    #expect(
      page.contains(
        """
        <div class="tables">
        <div class="scroll" role="region" tabindex="0" aria-label="Decode">
        <p class="sideways narrow" aria-hidden="true">1 column: scroll sideways →</p>
        <table><caption>Decode</caption>
        <thead><tr><td></td><th scope="col">todos</th></tr></thead>
        <tbody class="strategy">
        <tr class="group"><th scope="rowgroup" colspan="2"><span>Strategies</span></th></tr>
        <tr><th scope="row">manual</th><td class="ratio" style="--share: 1.000"><b>10.0</b><span class="sign"></span></td></tr>
        <tr><th scope="row">codable</th><td class="ratio" style="--share: 0.500">5.00<span class="sign"></span></td></tr>
        </tbody>
        <tbody class="peer">
        <tr class="group"><th scope="rowgroup" colspan="2"><span>Foundation, for comparison</span></th></tr>
        <tr><th scope="row">foundation-codable</th><td class="ratio" style="--share: 0.100">1.00<span class="sign"></span></td></tr>
        </tbody>
        </table></div>
        <div class="scroll" role="region" tabindex="0" aria-label="Encode">
        """))
    #expect(
      page.contains(
        """
        <p class="key-line">Times faster than <code>foundation-codable</code>, lists of 100 objects; more is better. \
        <b>Bold</b>: the fastest strategy of its column.</p>
        <div class="tables">
        """))
    #expect(
      page.contains(
        """
        <ul class="place" aria-label="Measured"><li>2026-01-02</li><li>Example CPU, 2 cores</li><li>Swift version 6.3</li>\
        <li>Debian GNU/Linux 12</li></ul>
        """))
  }

  @Test("Only the fastest strategy is bold; a sign marks those whose intervals overlap with its interval")
  func ties() {
    let close = SampleReport.measured("codable", samples: [19_500, 21_400, 21_200, 21_300, 19_800])
    let page = HTMLReport(SampleReport.report([Self.decode[0], close] + Self.decode[2...])).text
    for (name, cell) in [
      ("manual", "<b>10.0</b><span class=\"sign\"></span>"), ("codable", "9.53<span class=\"sign\">≈</span>"),
    ] {
      let row =
        page.components(separatedBy: "<div class=\"tables\">").last?
        .components(separatedBy: "<th scope=\"row\">\(name)</th>").dropFirst().first ?? ""
      #expect(row.prefix { $0 != "\n" }.contains("\">\(cell)</td>"), "\(name)")
    }
    // The same figure is bold too.
    let same = SampleReport.measured("codable", samples: Self.samples(20_000.1))
    let equal = HTMLReport(SampleReport.report([Self.decode[0], same] + Self.decode[2...])).text
    #expect(equal.components(separatedBy: "<b>10.0</b>").count == 3)
    #expect(page.contains("<b>≈</b>: its interval overlaps with that of the fastest."))
  }

  @Test(
    "One sentence states the reliability of the figures",
    arguments: [
      (decode, "quiet", "Quiet: the reference, measured twice, agrees with itself in the one table."),
      (encode, "stamp", "Whether the machine was quiet is unknown: the reference was measured only once."),
      (
        decode.map { cell in
          var cell = cell
          cell.samples = cell.samples.map { Array($0.prefix(3)) }
          return cell
        }, "stamp",
        "Whether the machine was quiet is unknown: the reference was measured twice, but in too few rounds. 2 of 2 ratios "
          + "are noisy (an interval wider than 20 % or fewer than 5 samples)."
      ),
      (
        decode + [SampleReport.measured("applicative", samples: [20_000, 30_000, 20_100, 29_000, 25_000])],
        "stamp",
        "Quiet: the reference, measured twice, agrees with itself in the one table. 1 of 3 ratios are noisy (an interval "
          + "wider than 20 % or fewer than 5 samples)."
      ),
      (
        [decode[0], decode[2], cell("control", .decode, 150_000)], "stamp",
        "NOISY: the reference differs from itself in 1 of 1 tables (todos decode medium), which give no verdict; run again "
          + "on a quiet machine."
      ),
    ] as [([MeasuredCell], String, String)])
  func noise(cells: [MeasuredCell], kind: String, text: String) {
    let page = HTMLReport(SampleReport.report(cells)).text
    #expect(page.contains("<p class=\"\(kind)\" role=\"note\">\(text)</p>"))
  }

  @Test("A run that only parses names the fastest parser")
  func parsers() {
    let page = HTMLReport(SampleReport.report(Array(SampleReport.cells.suffix(2)))).text
    #expect(page.contains("<p class=\"verdict\"><code>native</code> parses fastest, with 1.00 GB/s.</p>"))
    #expect(!page.contains("class=\"tables\""))
  }

  @Test("The page of an interrupted run begins with a note about that")
  func interruption() {
    var report = SampleReport.report(Self.decode)
    report.isInterrupted = true
    #expect(
      HTMLReport(report).text.contains(
        """
        <main id="content">
        <p class="stamp" role="note">Interrupted: this report contains only what had been measured by then.</p>
        <section id="summary"
        """))
  }
}
