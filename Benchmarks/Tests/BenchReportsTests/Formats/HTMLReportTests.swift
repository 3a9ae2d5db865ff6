import Foundation
import Testing

@testable import BenchKit
@testable import BenchReports

@Suite struct HTMLReportTests {
  @Test(
    arguments: [
      "decode", "encode", "roundtrip", "reject", "parse", "sizes", "split", "memory", "errors", "method",
    ])
  func everySectionExistsAndIsLinked(section: String) {
    #expect(ExamplePage.html.contains("<div class=\"content\" id=\"\(section)\">"))
    #expect(ExamplePage.html.contains("<details class=\"section\"><summary><h2 id=\"\(section)-title\">"))
    #expect(ExamplePage.html.contains("<a href=\"#\(section)\">"))
  }

  @Test func foreignTextIsEscaped() {
    #expect(ExamplePage.html.contains("Example CPU &lt;with&gt; &quot;marks&quot; &amp; more, 2 cores"))
    #expect(ExamplePage.html.contains("n/a (decodes to &lt;other&gt; values)"))
    #expect(!ExamplePage.html.contains("<other>"))
  }

  @Test func nothingComesFromTheNetwork() {
    for mark in ["http:", "https:", "//cdn", "<script", "@import", "url("] {
      #expect(!ExamplePage.html.contains(mark), "\(mark)")
    }
  }

  @Test func everyChartHasALabelAndATable() {
    let charts = ExamplePage.html.components(separatedBy: "role=\"img\" aria-label=\"").dropFirst()
    #expect(charts.count > 20)
    #expect(charts.filter { $0.hasPrefix("\"") } == [])
    #expect(ExamplePage.html.components(separatedBy: "<table>").count - 1 > 20)
    #expect(
      ExamplePage.html.components(separatedBy: "<table>").count
        == ExamplePage.html.components(separatedBy: "<table><caption").count)
  }

  @Test func curvesShowOnlyThePackagesOwnParserIfThatWasMeasured() throws {
    func section(_ report: Report, _ name: String) throws -> String {
      let rest = try #require(HTMLReport(report).text.components(separatedBy: "id=\"\(name)\"").last)
      return rest.components(separatedBy: "</section>")[0]
    }
    var report = ExamplePage.report
    #expect(try section(report, "decode").contains("manual over jansson"))
    #expect(try !section(report, "sizes").contains("manual over jansson"))
    #expect(try section(report, "sizes").contains("too many curves would hide each other."))
    report.results.removeAll { $0.cell.strategy == "manual" && $0.cell.backend == .native }
    #expect(try section(report, "sizes").contains("manual over jansson"))
    #expect(try !section(report, "sizes").contains("too many curves"))
  }

  @Test func signsThatAreNotOnThePageAreNotExplained() {
    #expect(ExamplePage.html.contains("with its 95 % interval; no difference (the interval contains 1, or "))
    #expect(!ExamplePage.html.contains("+ faster"))
  }

  @Test func noHeadingIsSkipped() {
    let levels = ExamplePage.html.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
    #expect(levels.first == 1)
    #expect(zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }.map { "h\($0) to h\($1)" } == [])
  }

  @Test func tablesHaveDifferentCaptions() {
    #expect(ExamplePage.html.contains("<caption>movie decode, 100 objects, 33.0 kB</caption>"))
    #expect(ExamplePage.html.contains("<caption class=\"unseen\">Peak memory of one decode</caption>"))
  }

  @Test func aRowWithoutAVerdictLooksDifferent() {
    let page = HTMLReport(SampleReport.report(SampleReport.cells)).text
    let square = "<path class=\"dot none\" d=\"M-4 -4h8v8h-8z\">"
    #expect(page.contains("\(square)</path></svg></svg>no verdict</li>"))
    #expect(page.components(separatedBy: "class=\"dot none noisy\" d=\"M-4 -4h8v8h-8z\"").count == 2)
  }

  @Test func strategiesFloorsAndControlsLookDifferent() {
    let page = ExamplePage.html
    for (kind, title, outline) in [
      ("strategy", "Strategies", "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"),
      ("peer", "Foundation, for comparison", "M0 -6l5.5 6l-5.5 6l-5.5 -6z"),
      ("floor", "Floors: work that every mapping includes", "M0 -5l5 9h-10z"),
      ("control", "Control: the reference measured twice", "M-4.5 -4.5l9 9m0 -9l-9 9"),
    ] {
      #expect(page.contains("<div class=\"\(kind)\">\n<p class=\"group-title\">\(title)</p>\n"))
      #expect(
        page.contains(
          "<tbody class=\"\(kind)\">\n<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"8\"><span>\(title)</span></th>"
        ))
      #expect(page.contains("d=\"\(outline)\""))
    }
    // Floors and controls have no verdict.
    #expect(page.contains("<path class=\"dot floor\" d=\"M0 -5l5 9h-10z\">"))
    #expect(page.contains("<path class=\"dot control\" d=\"M-4.5 -4.5l9 9m0 -9l-9 9\">"))
    #expect(page.contains("build (floor) 5"))
    #expect(page.contains("control (reference again) 1.00×"))
  }

  @Test func aTableOfOneKindHasNoTitlesOfGroups() {
    let page = HTMLReport(SampleReport.report([SampleReport.cells[8], SampleReport.cells[9]])).text
    #expect(page.contains("<tbody class=\"parser\">\n<tr><th scope=\"row\">native</th>"))
    #expect(!page.contains("<tr class=\"group\">"))
  }

  @Test func everyFigureHasASuitableUnit() {
    let page = HTMLReport(SampleReport.report(SampleReport.cells)).text
    for row in [
      "<th scope=\"row\">manual</th><td>210 ns</td><td>429 MB/s</td><td>10.0</td>",
      "<th scope=\"row\">manual over jansson</th><td>1.02 µs</td><td>88.2 MB/s</td><td>2.02</td>",
      "<th scope=\"row\">native</th><td>90.0 ns</td><td>1.00 GB/s</td><td>–</td>",
    ] {
      #expect(page.contains(row), "\(row)")
    }
    #expect(page.contains("<h4>1 object, 56 bytes</h4>"))
    #expect(page.contains("<h4>100 objects, 9.00 kB</h4>"))
  }

  @Test func everyTableHasItsNumberOfColumns() {
    let page = HTMLReport(SampleReport.report(SampleReport.cells)).text
    #expect(
      page.contains(
        "<p class=\"sideways wide\" aria-hidden=\"true\">7 columns: scroll sideways →</p>\n<table>"))
    let tables = ExamplePage.html.components(separatedBy: "<table>").count
    #expect(
      ExamplePage.html.components(separatedBy: "columns: scroll sideways →</p>\n<table>").count == tables)
  }

  @Test func messagesAreText() {
    let page = ExamplePage.html
    #expect(!page.contains("<td class=\"heat h1\" title"))
    #expect(
      page.contains(
        "<dt>example-1-misspelled-key.json</dt>"
          + "<dd>manual, mappable, applicative, codable: type-mismatch at $.&quot;a&quot; &lt;1:2&gt;</dd>"
          + "<dd>foundation-codable: (crashed the process)</dd>"))
    #expect(page.contains("<th scope=\"col\">accepted</th><th scope=\"col\">crashed</th>"))
    #expect(page.contains("<td class=\"heat silent\">crashed</td>"))
  }

  @Test func cellsOfErrorsThatCannotApplyAreExplained() throws {
    let page = ExamplePage.html
    #expect(
      page.contains(
        """
        <p class="key-line"><em>expected</em> is a share of the 20 documents that are JSON. Expected and found do not apply \
        to the other 10: their text itself is malformed, or nested too deeply. <em>all</em> is a share of the 3 documents \
        with several errors. A dash means that a strategy does not map the model of the document.</p>
        """))
    // For a third of the documents with several errors, all errors are reported.
    let row = try #require(
      page.components(separatedBy: "<tr><th scope=\"row\">codable</th><td class=\"heat").dropFirst().first)
    let shares = row.components(separatedBy: "</td>").prefix(5).map { $0.split(separator: ">").last ?? "" }
    #expect(shares == ["83 %", "66 %", "48 %", "32 %", "33 %"])
    // Malformed text; JSON with one error; JSON with several errors, not all of which are reported.
    for (name, cell) in [("20", "3/3"), ("8", "4/4"), ("2", "4/5")] {
      let row = try #require(
        page.components(separatedBy: "<tr><th scope=\"row\">example-\(name)-misspelled-key.json</th>").last)
      #expect(row.prefix { $0 != "\n" }.contains(">\(cell)</td>"), "\(name)")
    }
  }

  @Test func aGridOfAnEarlierVersionHasFiveQualitiesForEachDocument() throws {
    var report = ExamplePage.report
    var grid = try #require(report.errors)
    for index in grid.cases.indices {
      grid.cases[index].issues = nil
      grid.cases[index].isOfText = nil
    }
    report.errors = grid
    let page = HTMLReport(report).text
    #expect(!page.contains("is a share of the"))
    #expect(page.contains(">4/5</td>"))
    #expect(!page.contains(">4/4</td>"))
  }

  @Test func aQualityThatAppliesToNoDocumentHasNoShare() {
    var report = ExamplePage.report
    report.errors?.cases.removeAll { $0.issues != 1 || $0.isOfText != true }
    #expect(HTMLReport(report).text.contains("<td class=\"heat\">n/a</td><td class=\"heat\">n/a</td>"))
  }

  @Test func thePageSaysThatCopiesAreOnlyInTables() {
    #expect(ExamplePage.html.contains("The floor <code>copy</code> is only in the tables: "))
    #expect(!HTMLReport(SampleReport.report(SampleReport.cells)).text.contains("is only in the tables"))
  }

  @Test func manyCurvesLookDifferent() {
    let looks = Set((0..<70).map { CurveStyle(index: $0).line + CurveStyle(index: $0).mark(x: "0", y: "0") })
    #expect(looks.count == 70)
  }

  @Test(arguments: [(0, "light"), (1, "dark")])
  func drawingsAndTextHaveEnoughContrast(scheme: Int, name: String) throws {
    let block = HTMLStyle.css.components(separatedBy: ":root {")[scheme + 1].prefix { $0 != "}" }
    var colors: [String: Double] = [:]
    for match in String(block).matches(of: /--(\w+): #([0-9a-f]{6});/) {
      colors[String(match.1)] = luminance(try #require(UInt32(match.2, radix: 16)))
    }
    let (panel, paper) = (try #require(colors["panel"]), try #require(colors["paper"]))
    let drawn = colors.filter { key, _ in key.wholeMatch(of: /[cp]\d|good|bad|same|warn/) != nil }
    #expect(drawn.count == CurveStyle.colors + 4 + 4)
    for (key, color) in drawn.sorted(by: { $0.key < $1.key }) {
      #expect(contrast(color, panel) >= 3, "\(key)")
      #expect(contrast(color, paper) >= 3, "\(key)")
    }
    for key in ["ink", "soft", "accent"] {
      #expect(contrast(try #require(colors[key]), panel) >= 4.5, "\(key)")
      #expect(contrast(try #require(colors[key]), paper) >= 4.5, "\(key)")
    }
  }

  @Test func figuresHaveEnoughContrastWithTheirCells() throws {
    let cells = HTMLStyle.css.matches(
      of: /\.(h\d|silent) \{ background: #([0-9a-f]{6}); color: #([0-9a-f])\3\3;/)
    #expect(cells.map { String($0.1) } == ["h0", "h1", "h2", "h3", "h4", "h5", "silent"])
    for cell in cells {
      let background = luminance(try #require(UInt32(cell.2, radix: 16)))
      let text = luminance(try #require(UInt32(String(repeating: String(cell.3), count: 6), radix: 16)))
      #expect(contrast(background, text) >= 4.5, "\(cell.1)")
    }
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The contrast as defined by WCAG 2.
  private func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double((color >> UInt32(shift)) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func aReportWithoutRowsIsAPage() {
    let page = HTMLReport(Report(environment: ExamplePage.environment, seed: 1, results: [])).text
    #expect(page.contains("id=\"method\""))
    #expect(!page.contains("id=\"decode\""))
    #expect(page.contains("<p class=\"verdict\">Nothing was decoded or encoded.</p>"))
  }
}
