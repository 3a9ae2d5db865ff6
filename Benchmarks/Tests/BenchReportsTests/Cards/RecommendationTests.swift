import Testing

@testable import BenchKit
@testable import BenchReports

@Suite("The recommendation") struct RecommendationTests {
  private typealias Row = (name: String, decode: Double, encode: Double?)

  private func recommendation(_ report: Report) throws -> Recommendation {
    let cards = try #require(StrategyCards(report))
    return try #require(Recommendation(cards))
  }

  private func sentences(
    _ rows: [Row] = CardReport.strategies, spread: Double = 0.01, errors: ErrorGrid? = nil,
    conformance: [StrategyConformance]? = nil
  ) throws -> [String] {
    var report = SampleReport.report(CardReport.cells(of: rows, spread: spread))
    report.errors = errors
    report.conformance = conformance
    return try recommendation(report).sentences
  }

  private static let existing =
    "Existing models stay as they are: Decodable's with `throwing` (9.52 times), Argo's with `applicative` (8.33 times), "
    + "ObjectMapper's with `mappable` (8.00 times), Codable's with `codable` (4.00 times)."

  @Test("The fastest strategy is recommended, and one without a macro")
  func fastest() throws {
    #expect(
      try sentences() == [
        "For new code, take `@Mapped`: it decodes 12.5 times (12.3 – 12.7) and encodes 20.0 times as fast as Foundation.",
        "Without a macro, take `manual` (10.0 times).", Self.existing,
        "Rule: of the strategies that have no failed cell, the fastest to decode lists of 100 objects (todos); if "
          + "intervals overlap, the one with fewer lines to write, then fewer mallocs.",
      ])
  }

  @Test("If intervals overlap, fewer lines decide, then fewer mallocs")
  func ties() throws {
    let rows: [Row] = [("manual", 80, nil), ("derived", 81, nil), ("throwing", 160, nil)]
    let sentence = try sentences(rows, spread: 0.2)[0]
    #expect(sentence.hasPrefix("For new code, take `@Mapped`: it decodes "))
    #expect(
      sentence.hasSuffix(
        " as fast as Foundation; its interval overlaps with that of `manual`, but it takes fewer lines (2, not 23)."
      ))
    let own: [Row] = [("one", 80, nil), ("two", 79, nil)]
    #expect(try sentences(own, spread: 0.2).first?.hasPrefix("For new code, take `two`: ") == true)
  }

  @Test("Strategies that accept malformed documents or fail conformance files are excluded")
  func excluded() throws {
    let accepting = try sentences(errors: CardReport.errors(accepting: "derived"))
    #expect(accepting[0].hasPrefix("For new code, take `manual`: it decodes 10.0 "))
    #expect(accepting[2] == "Excluded: `@Mapped` (accepts 1 malformed document).")
    #expect(
      accepting[3].hasPrefix(
        "Rule: of the strategies that have no failed cell and accept no malformed document, the fastest "))
    let failing = try sentences(
      errors: CardReport.errors(), conformance: CardReport.conformance(failing: "derived"))
    #expect(failing[0].hasPrefix("For new code, take `manual`: "))
    #expect(failing[2] == "Excluded: `@Mapped` (treats 2 of 230 conformance files wrongly).")
    #expect(
      failing[3].hasPrefix(
        "Rule: of the strategies that have no failed cell, accept no malformed document and treat all conformance files "
          + "correctly, the fastest "))
  }

  @Test("If all are excluded, none is recommended")
  func nothing() throws {
    let rows: [Row] = [("manual", 80, nil)]
    var cells = CardReport.cells(of: rows + [("derived", 70, nil)])
    cells[1].unavailable = "decodes to other values"
    var report = SampleReport.report(cells)
    report.errors = CardReport.errors(accepting: "manual")
    let recommendation = try recommendation(report)
    #expect(recommendation.choice == nil)
    #expect(recommendation.sentences.first == "No strategy is recommended: the rule excludes all of them.")
  }

  @Test("One strategy alone is not recommended")
  func alone() throws {
    let report = SampleReport.report(CardReport.cells(of: [("manual", 80, nil)]))
    let cards = try #require(StrategyCards(report))
    #expect(Recommendation(cards) == nil)
  }
}
