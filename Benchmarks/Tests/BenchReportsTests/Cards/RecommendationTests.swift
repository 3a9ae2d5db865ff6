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

  @Test("The fastest strategy is recommended, and the fastest without a macro")
  func fastest() throws {
    #expect(
      try sentences() == [
        "For new code, use `@Mapped`: it decodes 12.5 times (12.3 – 12.7) and encodes 20.0 times as fast as Foundation.",
        "Without a macro, use `manual` (10.0 times).", Self.existing,
        "Rule: of the strategies that have no failed cell, the fastest to decode lists of 100 objects (todos); of those "
          + "that aren't significantly slower, the one with fewer lines to write, then fewer mallocs.",
      ])
  }

  @Test("Of strategies as fast as the fastest, the one with fewer lines is chosen, then fewer mallocs")
  func ties() throws {
    // An effect of 1 % in one process doesn't count as a difference, and one of 25 % does.
    let rows: [Row] = [("manual", 80, nil), ("derived", 81, nil), ("throwing", 100, nil)]
    let sentence = try sentences(rows)[0]
    #expect(sentence.hasPrefix("For new code, use `@Mapped`: it decodes 12.3 times "))
    #expect(
      sentence.hasSuffix(
        " as fast as Foundation; `manual` isn't significantly slower, but takes more lines (23, not 2)."))
    let several = try sentences(rows + [("mappable", 79, nil)])[0]
    #expect(
      several.hasSuffix(
        "; `mappable`, `manual` aren't significantly slower, but take more lines (19, not 2)."))
    // The lines of these strategies are unknown.
    var cells = CardReport.cells(of: [("one", 79, nil), ("two", 80, nil)])
    cells[0].allocations = AllocationCount(blocks: 500, bytes: 500)
    #expect(
      try recommendation(SampleReport.report(cells)).sentences[0].hasSuffix(
        "as fast as Foundation; `one` isn't significantly slower."))
  }

  @Test("Noise of Foundation's rows doesn't make strategies equally fast")
  func noise() throws {
    let rows: [Row] = [("manual", 80, nil), ("mappable", 100, nil)]
    let cells = CardReport.cells(of: rows, spread: 0.2)
    let cards = try #require(StrategyCards(SampleReport.report(cells)))
    let decode = cards.cards.compactMap(\.decode)
    #expect(try #require(decode[1].high) > (try #require(decode[0].low)))
    #expect(try sentences(rows, spread: 0.2)[0].hasPrefix("For new code, use `manual`: "))
  }

  @Test("Strategies that accept malformed documents or fail conformance files are excluded")
  func excluded() throws {
    let accepting = try sentences(errors: CardReport.errors(accepting: "derived"))
    #expect(accepting[0].hasPrefix("For new code, use `manual`: it decodes 10.0 "))
    #expect(accepting[2] == "Excluded: `@Mapped` (accepts 1 malformed document).")
    #expect(
      accepting[3].hasPrefix(
        "Rule: of the strategies that have no failed cell and accept no malformed document, the fastest "))
    let failing = try sentences(
      errors: CardReport.errors(), conformance: CardReport.conformance(failing: "derived"))
    #expect(failing[0].hasPrefix("For new code, use `manual`: "))
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

  @Test("Strategies of the package that weren't measured are named, unless no others were")
  func unmeasured() throws {
    let some: [Row] = [("manual", 80, nil), ("codable", 250, nil), ("throwing", 100, nil)]
    #expect(
      try sentences(some).dropLast().last
        == "Strategies not measured: `@Mapped`, `mappable`, `applicative`.")
    for rows: [Row] in [CardReport.strategies, [("one", 79, nil), ("two", 80, nil)]] {
      #expect(try !sentences(rows).contains { $0.contains("not measured") })
    }
  }

  @Test("One strategy alone is not recommended")
  func alone() throws {
    let report = SampleReport.report(CardReport.cells(of: [("manual", 80, nil)]))
    let cards = try #require(StrategyCards(report))
    #expect(Recommendation(cards) == nil)
  }
}
