import BenchKit
import Foundation
import Testing

@testable import BenchReports

@Suite("Shapes of objects in reports") struct ShapeReportTests {
  /// Five samples around a time for a hundred objects.
  private static func cell(
    _ strategy: String, _ nanoseconds: Double, _ shape: ObjectShape = .ordered,
    _ operation: BenchKit.Operation = .decode, _ model: ModelName = .todos, isReported: Bool = true
  ) -> MeasuredCell {
    SampleReport.measured(
      strategy, strategy.hasPrefix("foundation") ? .foundation : .native, operation, model, shape: shape,
      samples: [1, 1.001, 0.999, 1.002, 0.998].map { $0 * nanoseconds }, isReported: isReported)
  }

  private static let cells = [
    cell("manual", 20_000), cell("derived", 10_000), cell("foundation-codable", 200_000),
    cell("manual", 20_400, .shuffled), cell("derived", 13_000, .shuffled),
    cell("foundation-codable", 206_000, .shuffled),
  ]

  private static let report = SampleReport.report(cells)

  private static func sentences(_ cells: [MeasuredCell]) -> [String] {
    ShapeNotes(SampleReport.report(cells)).sentences
  }

  private static let losses =
    "shuffled: these strategies slow down more than foundation-codable, whose factor is in "
    + "parentheses: @Mapped takes 1.30 times its time for ordered todos (1.03)."

  @Test("A strategy that slows down more than the reference is named, with both factors")
  func losers() { #expect(Self.sentences(Self.cells) == [Self.losses]) }

  @Test("The sentence lists further models of a strategy with their factors only")
  func severalModels() {
    let users = [
      Self.cell("derived", 10_000, .ordered, .decode, .users),
      Self.cell("foundation-codable", 100_000, .ordered, .decode, .users),
      Self.cell("derived", 11_000, .shuffled, .decode, .users),
      Self.cell("foundation-codable", 100_000, .shuffled, .decode, .users),
    ]
    #expect(Self.sentences(Self.cells + users) == [Self.losses.dropLast() + ", 1.10 for users (1.00)."])
  }

  @Test("If no strategy slows down more, the sentence states that")
  func noLoser() {
    #expect(
      Self.sentences(Self.cells.filter { $0.identity.strategy != "derived" }) == [
        "shuffled: no strategy slows down more than foundation-codable does."
      ])
  }

  @Test("Noisy rows are left out, and rows without a ratio or an ordered row")
  func noisy() {
    let few = SampleReport.measured("derived", shape: .shuffled, samples: [90_000, 90_000])
    #expect(
      Self.sentences(Self.cells.filter { $0.identity.strategy != "derived" } + [Self.cells[1], few]) == [
        "shuffled: no strategy slows down more than foundation-codable does, apart from "
          + "noisy rows."
      ])
    #expect(Self.sentences([Self.cells[1], few, Self.cells[2], Self.cells[5]]) == [])
    #expect(Self.sentences(Array(Self.cells.suffix(3))) == [])
    #expect(Self.sentences(Array(Self.cells.prefix(3))) == [])
  }

  @Test("The time of the unknown members of the shape extra is compared with that of parsing them")
  func skipping() {
    let extra = [
      Self.cell("manual", 40_000, .extra), Self.cell("derived", 29_000, .extra),
      Self.cell("native", 8000, .ordered, .parse), Self.cell("native", 28_000, .extra, .parse),
    ]
    #expect(
      Self.sentences(Array(Self.cells.prefix(3)) + extra) == [
        "extra: the unknown members take 1.00 (manual), 0.95 (@Mapped) times as long as parsing them."
      ])
  }

  @Test("JSON has the shape only of rows that aren't ordered, so older reports are ordered")
  func json() throws {
    let json = try Self.report.json()
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.matches(of: /"shape" : "shuffled"/).count == 3)
    #expect(text.matches(of: /"shape"/).count == 3)
    #expect(try Report(json: json) == Self.report)
  }

  @Test("Text has a block below that of the ordered objects, and the sentence")
  func text() {
    let text = TextReport(Self.report, layout: TextLayout(width: 200)).text
    #expect(
      text.contains(
        """
          100 objects, 9 000 bytes
            @Mapped                   100     900    20.0  +    20.0 – 20.0¹        –       –
            manual                    200     450    10.0  +    10.0 – 10.0¹        –       –
            foundation-codable       2000    45.0    1.00                           –       –
          shuffled, 100 objects, 9 000 bytes
            @Mapped                   130     692    15.8  +    15.8 – 15.8¹        –       –
            manual                    204     441    10.1  +    10.1 – 10.1¹        –       –
            foundation-codable       2060    43.7    1.00                           –       –

        """))
    #expect(text.contains("\n\(Self.losses)\n"))
  }

  @Test("The page has a chart of its own, and no curve")
  func page() {
    let page = HTMLReport(Self.report).text
    #expect(page.contains("<h4>shuffled, 100 objects, 9.00 kB</h4>"))
    #expect(page.contains("<li>\(Self.losses)</li>"))
    #expect(!page.contains("id=\"sizes\""))
  }

  @Test("The summary has the ordered objects")
  func summary() throws {
    let table = try #require(SummaryTable(Self.report))
    #expect(table.columns.count == 1)
    #expect(table.figures.allSatisfy { $0.cell.shape == .ordered })
  }

  @Test("A title names the shape")
  func title() {
    #expect(Self.cells[1].identity.title == "@Mapped todos decode medium")
    #expect(Self.cells[4].identity.title == "@Mapped todos decode medium shuffled")
  }
}
