import Foundation
import Testing

@testable import BenchKit
@testable import BenchReports

/// A page with every section: all operations, sizes, floors, memory, and bad documents.
enum ExamplePage {
  static let environment = Environment(
    cpu: "Example CPU <with> \"marks\" & more", cores: 2, load: 0.25, swift: "Swift version 6.3",
    os: "Debian GNU/Linux 12", date: "2026-01-02T03:04:05Z", git: "abc1234"
  )

  static let rows: [(name: String, backend: BackendName, factor: Double)] = [
    ("manual", .native, 0.05), ("mappable", .native, 0.06), ("applicative", .native, 0.07),
    ("codable", .native, 0.2), ("manual", .jansson, 0.5), ("foundation-codable", .foundation, 1),
    ("foundation-codable-dateformatter", .foundation, 2.4), ("foundation-casts", .foundation, 1.6),
    ("control", .foundation, 1.001), ("copy", .native, 0.001), ("build", .native, 0.02),
  ]

  static var report: Report {
    var random = SplitMix64(seed: 3)
    var cells: [MeasuredCell] = []
    func add(
      _ name: String, _ backend: BackendName, _ operation: BenchKit.Operation, _ size: DataSize,
      _ time: Double
    ) {
      let objects = [.small: 1, .medium: 100][size] ?? 15_000
      for model in [ModelName.movies, .todos] {
        let samples = (0..<12).map { _ in
          time * Double(objects) * (1 + Double(random.number(below: 100)) / 4000)
        }
        cells.append(
          MeasuredCell(
            identity: CellIdentity(
              strategy: name, backend: backend, model: size == .small ? model.lone : model,
              operation: operation, size: size),
            objects: objects, bytes: objects * 330, samples: [samples],
            allocations: AllocationCount(blocks: objects * 4, bytes: objects * 1300)))
      }
    }
    for size in DataSize.generated {
      for operation in [BenchKit.Operation.decode, .encode, .roundtrip, .reject] {
        for row in rows { add(row.name, row.backend, operation, size, 20_000 * row.factor) }
      }
      for backend in [BackendName.native, .jansson, .foundation] {
        add(backend.rawValue, backend, .parse, size, 400)
      }
    }
    cells[0].unavailable = "decodes to <other> values"
    let names = rows.prefix(4).map(\.name) + ["foundation-codable"]
    let memory = names.map {
      MemoryRow(
        strategy: $0, backend: .native, model: .movies, documentBytes: 5_000_000, peakBytes: 24_000_000)
    }
    let answers = (0...5).map { score in
      ErrorGrid.Answer(
        isSilentlyAccepted: score == 0, hasCode: score > 0, hasPath: score > 1, hasPosition: score > 2,
        hasExpected: score > 3, hasAll: score > 4, message: "type-mismatch at $.\"a\" <1:2>")
    }
    let crash = ErrorGrid.Answer(message: PeerAnswer.crashText)
    let cases = (0..<30).map { index in
      ErrorGrid.Case(
        name: "example-\(index)-misspelled-key.json", model: .todo,
        answers: names.indices.map {
          index == 7 ? nil : index == 1 && $0 == 4 ? crash : answers[($0 + index) % 6]
        },
        issues: index < 3 ? 2 : 1)
    }
    return Report(
      environment: environment, seed: 7, command: "bench run --full --format html --output report.html",
      processes: 3, results: ResultRow.rows(of: cells, bootstrap: Bootstrap(seed: 7)), memory: memory,
      errors: ErrorGrid(strategies: names, cases: cases)
    )
  }

  static let html = HTMLReport(report).text
}

@Suite struct HTMLReportTests {
  @Test(
    arguments: [
      "decode", "encode", "roundtrip", "reject", "parse", "sizes", "split", "memory", "errors", "method",
    ])
  func everySectionIsThereAndLinked(section: String) {
    #expect(ExamplePage.html.contains("<section id=\"\(section)\""))
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

  @Test func everyChartHasAWordForItAndATableBehindIt() {
    let charts = ExamplePage.html.components(separatedBy: "role=\"img\" aria-label=\"").dropFirst()
    #expect(charts.count > 20)
    #expect(charts.filter { $0.hasPrefix("\"") } == [])
    #expect(ExamplePage.html.components(separatedBy: "<table>").count - 1 > 20)
    #expect(
      ExamplePage.html.components(separatedBy: "<table>").count
        == ExamplePage.html.components(separatedBy: "<table><caption").count)
  }

  @Test func curvesAreOfThePackagesOwnParserIfThatWasMeasured() throws {
    func section(_ report: Report, _ name: String) throws -> String {
      let rest = try #require(HTMLReport(report).text.components(separatedBy: "<section id=\"\(name)\"").last)
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
    #expect(ExamplePage.html.contains("with its 95 % interval; no difference (the interval holds 1, or "))
    #expect(!ExamplePage.html.contains("+ faster"))
  }

  @Test func noHeadingIsSkipped() {
    let levels = ExamplePage.html.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
    #expect(levels.first == 1)
    #expect(zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }.map { "h\($0) to h\($1)" } == [])
  }

  @Test func tablesBelowEachOtherCanBeToldApart() {
    #expect(ExamplePage.html.contains("<caption>movie decode, 100 objects, 33 000 bytes</caption>"))
    #expect(ExamplePage.html.contains("<caption class=\"unseen\">Peak memory of one decode</caption>"))
  }

  @Test func aRowWithoutAVerdictLooksLikeNoOther() {
    let page = HTMLReport(SampleReport.report(SampleReport.cells)).text
    let square = "<path class=\"dot none\" d=\"M-4 -4h8v8h-8z\">"
    #expect(page.contains("\(square)</path></svg></svg>no verdict</li>"))
    #expect(page.components(separatedBy: "class=\"dot none noisy\" d=\"M-4 -4h8v8h-8z\"").count == 2)
    #expect(!page.contains("<circle class=\"dot none"))
  }

  @Test func whatTheySayIsText() {
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

  @Test func theShareOfAllErrorsIsOfTheDocumentsWithSeveral() throws {
    #expect(
      ExamplePage.html.contains("The share below <em>all</em> is of the 3 documents with several errors."))
    // The third of these documents is answered completely, as one in six of the others is.
    let row = try #require(
      ExamplePage.html.components(separatedBy: "<tr><th scope=\"row\">codable</th><td class=\"heat")
        .dropFirst().first)
    #expect(row.components(separatedBy: "</td>")[4].hasSuffix("33 %"))
  }

  @Test func thePageSaysThatCopiesAreOnlyInTheTables() {
    #expect(ExamplePage.html.contains("The floor <code>copy</code> stands only in the tables: "))
    #expect(!HTMLReport(SampleReport.report(SampleReport.cells)).text.contains("stands only in the tables"))
  }

  @Test func manyCurvesAllLookDifferent() {
    let looks = Set((0..<70).map { CurveStyle(index: $0).line + CurveStyle(index: $0).mark(x: "0", y: "0") })
    #expect(looks.count == 70)
  }

  @Test(arguments: [(0, "light"), (1, "dark")])
  func drawingsStandOutFromTheirPanel(scheme: Int, name: String) throws {
    let block = HTMLStyle.css.components(separatedBy: ":root {")[scheme + 1].prefix { $0 != "}" }
    var colors: [String: Double] = [:]
    for match in String(block).matches(of: /--(\w+): #([0-9a-f]{6})/) {
      colors[String(match.1)] = luminance(try #require(UInt32(match.2, radix: 16)))
    }
    let panel = try #require(colors["panel"])
    let drawn = colors.filter { key, _ in key.wholeMatch(of: /[cp]\d|good|bad|same/) != nil }
    #expect(drawn.count == CurveStyle.colors + 4 + 3)
    for (key, color) in drawn.sorted(by: { $0.key < $1.key }) {
      let contrast = (max(color, panel) + 0.05) / (min(color, panel) + 0.05)
      #expect(contrast >= 3, "\(key)")
    }
  }

  /// As WCAG 2 defines it.
  private func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double((color >> UInt32(shift)) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func aReportWithoutARowIsAPageToo() {
    let page = HTMLReport(Report(environment: ExamplePage.environment, seed: 1, results: [])).text
    #expect(page.contains("<section id=\"method\""))
    #expect(!page.contains("<section id=\"decode\""))
  }
}

/// What a browser makes of the page; needs chromium.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct BrowserTests {
  @Test(arguments: [(360, false), (360, true), (768, false), (1280, false)])
  func nothingOverflowsAndNoErrorIsLogged(width: Int, isUnfolded: Bool) throws {
    let page = isUnfolded ? ExamplePage.html.replacing("<details>", with: "<details open>") : ExamplePage.html
    let answer = try Chromium.answer(to: page, width: width)
    #expect(answer.overflow == 0, "pixels beside the window")
    #expect(answer.console == [])
  }

  @Test func anOverflowWouldBeFound() throws {
    let wide = ExamplePage.html.replacing("<main id", with: "<div style=\"width: 500px\">x</div><main id")
    #expect(try Chromium.answer(to: wide, width: 360).overflow ?? 0 > 100)
  }

  @Test func anErrorWouldBeFound() throws {
    let broken = ExamplePage.html.replacing("</main>", with: "</main><script>missing()</script>")
    #expect(try Chromium.answer(to: broken, width: 360).console.count == 1)
  }
}
