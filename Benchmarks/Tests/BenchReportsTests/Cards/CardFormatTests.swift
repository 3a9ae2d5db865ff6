import Foundation
import Testing

@testable import BenchKit
@testable import BenchReports

@Suite("Cards in text and on the page") struct CardFormatTests {
  private static func lines(_ report: Report, width: Int) -> [Substring] {
    TextReport(report, layout: TextLayout(width: width)).answer(place: "Details: in a folder.").split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("The answer has at most 40 lines, which fit into the terminal", arguments: [80, 100, 120, 140])
  func answer(width: Int) {
    for report in [CardReport.plain, CardReport.complete] {
      let lines = Self.lines(report, width: width)
      #expect(lines.first?.hasPrefix("For new code, use @Mapped: it decodes ") == true)
      for title in ["@Mapped", "manual", "throwing", "applicative", "mappable", "codable", "Foundation"] {
        #expect(lines.filter { $0.hasPrefix(title + " ") }.count >= 2, "\(title)")
      }
      for title in [
        "decode", "interval", "encode", "mallocs", "code", "path", "line:col", "RFC 8259", "needs",
      ] {
        #expect(lines.contains { $0.hasPrefix("strategy ") && $0.contains(" \(title)") }, "\(title)")
      }
      #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= width })
      #expect(lines.suffix(2) == ["Details: in a folder.", ""])
    }
    let all = TextReport(CardReport.plain).text
    #expect(all.hasSuffix(TextReport(CardReport.plain).answer(place: "").dropLast(2)))
    #expect(all.contains("\nRule: of the strategies that "))
  }

  @Test func theTablesOfACompleteReport() {
    let text = TextReport(CardReport.complete, layout: TextLayout(width: 140)).text
    #expect(
      text.contains(
        """
        strategy     decode      interval  encode      interval  mallocs  peak MB  lines  KB/model  ms/model  instructions
        @Mapped        12.5  12.3 – 12.7¹    20.0  19.7 – 20.3¹     0.80     12.3      2       4.2      1000         3 200
        manual         10.0  9.85 – 10.2¹    20.0  19.7 – 20.3¹     1.00     12.3     23       4.2      1000         4 000
        throwing       9.52  9.38 – 9.67¹    20.0  19.7 – 20.3¹     1.05     12.3     23       4.2      1000         4 200
        applicative    8.33  8.21 – 8.46¹    20.0  19.7 – 20.3¹     1.20     12.3     27       4.2      1000         4 800
        mappable       8.00  7.88 – 8.12¹    9.09  8.96 – 9.23¹     1.25     12.3     19       4.2      1000         5 000
        codable        4.00  3.94 – 4.06¹    5.00  4.93 – 5.08¹     2.50     12.3      2       4.2      1000        10 000
        Foundation     1.00                  1.00                  40.00     12.3      2       4.2      1000             –

        strategy     code  path  line:col  accepted  RFC 8259  needs
        @Mapped       4/4   4/4       4/4       0/4   230/230  an attribute
        manual        4/4   4/4       4/4       0/4   230/230  init and function
        throwing      4/4   4/4       4/4       0/4   230/230  two functions
        applicative   4/4   4/4       4/4       0/4   230/230  two functions
        mappable      4/4   4/4       4/4       0/4   230/230  init and function
        codable       4/4   4/4       4/4       0/4   230/230  Codable
        Foundation    0/4   3/4       0/4       0/4   228/230  Codable

        Speed: times as fast as foundation-codable, with 95 % interval; geometric means over movies, users and todos, lists of 100 objects. @Mapped,
          manual, throwing, applicative share one encoding.
        Mallocs: blocks per decoded object. Peak: growth of a process that decodes 5 MB once. Lines: for a model of six members and a nested one.
          Code, path, line: malformed documents whose error has each; accepted: those without an error. RFC 8259: files treated correctly as a
          member that the model doesn't have.
        ¹: measured in one process.
        """))
  }

  @Test("Saved figures are on the cards; without them, a hint names the commands")
  func savedFigures() {
    let hints = [
      "Object code and compile time per model: bench cost --output cost.json, then --cost cost.json.",
      "Instructions per object: bench instructions --output counts.txt, then --instructions counts.txt.",
    ]
    let origins = [
      "Object code and compile time: of a run on 2026-01-02, Example CPU, Swift version 6.3.",
      "Instructions: of a count on Swift version 6.3, Example CPU, Debian GNU/Linux 12.",
    ]
    for (report, isSaved) in [(CardReport.plain, false), (CardReport.complete, true)] {
      let text = TextReport(report, layout: TextLayout(width: 400)).text
      #expect(text.contains("KB/model  ms/model  instructions") == isSaved)
      #expect(report.html.contains("<th scope=\"row\">object code per model, KB</th><td>4.2</td>") == isSaved)
      for text in [text, report.html] {
        for hint in hints { #expect(text.contains(hint) == !isSaved) }
        for origin in origins { #expect(text.contains(origin) == isSaved) }
      }
    }
  }

  @Test("Text, the README and the page name the strategy @Mapped; JSON names it derived")
  func names() throws {
    for text in [CardReport.plain.text(), CardReport.plain.readme, CardReport.plain.html] {
      #expect(text.contains("@Mapped"))
      #expect(!text.contains("derived"))
    }
    #expect(CardReport.plain.readme.contains("| `@Mapped` | 12.5 | "))
    let json = String(decoding: try CardReport.plain.json(), as: UTF8.self)
    #expect(json.contains("derived"))
    #expect(!json.contains("@Mapped"))
  }

  @Test("The figures of saved runs remain in a saved report")
  func saved() throws {
    let report = try Report(json: CardReport.complete.json())
    #expect(report == CardReport.complete)
    #expect(report.cost?.rows.count == 7)
    #expect(report.instructions?.counts.count == 18)
  }

  @Test("All tables have the order of the cards")
  func order() {
    let text = TextReport(CardReport.plain, layout: TextLayout(width: 400)).text
    let names = ["@Mapped", "manual", "throwing", "applicative", "mappable", "codable"]
    for (start, names) in [
      ("todo decode", names + ["foundation-codable"]),
      ("todo encode", ["written", "mappable", "codable", "foundation-codable"]),
      ("malformed JSON", names),
    ] {
      let rows = text.components(separatedBy: "\n\(start) ").dropFirst().first?.split(separator: "\n")
        .dropFirst()
        .filter { !$0.contains(" objects, ") }.prefix(names.count)
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(rows == names, "\(start)")
    }
    #expect(text.contains("Rows: strategies, fastest to decode first, as in the cards, "))
  }

  @Test("The page marks the recommended card")
  func choice() {
    let columns =
      "<colgroup><col class=\"\"><col class=\"card choice\">"
      + String(repeating: "<col class=\"card\">", count: 6) + "</colgroup>"
    #expect(CardReport.plain.html.contains(columns))
    #expect(CardReport.plain.html.contains("<td class=\"speed\">12.5<span>12.3 – 12.7¹</span></td>"))
  }
}
