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
        "Without a macro, use `manual` (10.0 times; not significantly slower: `throwing`).",
        "Without a macro and with 2 lines, use `codable` (4.00 times).", Self.existing,
        "Rule: of the strategies that have no failed cell, the fastest to decode lists of 100 objects (todos); of those "
          + "that aren't significantly slower, the fastest to encode, then one that maps any struct, then fewer lines to "
          + "write, then fewer mallocs; none if half of the ratios are noisy.",
      ])
  }

  @Test("The reasons against strategies that are as fast are named")
  func ties() throws {
    // An effect of 1 % in one process doesn't count as a difference, and one of 25 % does.
    let rows: [Row] = [("manual", 80, nil), ("derived", 81, nil), ("throwing", 100, nil)]
    let sentence = try sentences(rows)[0]
    #expect(sentence.hasPrefix("For new code, use `@Mapped`: it decodes 12.3 times "))
    #expect(
      sentence.hasSuffix(
        " as fast as Foundation; not significantly slower: `manual` (takes 23 lines, not 2)."))
    // The lines of these strategies are unknown.
    var cells = CardReport.cells(of: [("one", 79, nil), ("two", 80, nil)])
    cells[0].allocations = AllocationCount(blocks: 500, bytes: 500)
    #expect(
      try recommendation(SampleReport.report(cells)).sentences[0].hasSuffix(
        "as fast as Foundation; not significantly slower: `one`."))
  }

  @Test("Noise of Foundation's rows doesn't make strategies equally fast")
  func noise() throws {
    let rows: [Row] = [("manual", 92, nil), ("mappable", 100, nil)]
    let cells = CardReport.cells(of: rows, spread: 0.07)
    let cards = try #require(StrategyCards(SampleReport.report(cells)))
    let decode = cards.cards.compactMap(\.decode)
    #expect(try #require(decode[1].high) > (try #require(decode[0].low)))
    #expect(try sentences(rows, spread: 0.07)[0].hasPrefix("For new code, use `manual`: "))
  }

  @Test("Without figures that carry it, there is no recommendation", arguments: [0, 2, 3, 6])
  func noisyFigures(noisy: Int) throws {
    let rows = CardReport.strategies.enumerated()
    let cells = [true, false].flatMap { isNoisy in
      CardReport.cells(
        of: rows.filter { ($0.offset < noisy) == isNoisy }.map(\.element), spread: isNoisy ? 0.3 : 0.01)
    }
    let recommendation = try recommendation(SampleReport.report(cells))
    #expect((recommendation.choice == nil) == (noisy >= 3))
    let sentence =
      "No strategy is recommended: \(noisy) of 6 ratios of decoding are noisy. Measure longer, or on a quiet machine."
    #expect((recommendation.sentences.first == sentence) == (noisy >= 3))
    #expect(recommendation.sentences.contains { $0.hasPrefix("Without") } == (noisy < 3))
  }

  @Test(
    "Of strategies as fast as the fastest to decode, encoding decides, then the demands on models, then lines",
    arguments: [
      ([("mappable", 100, 110), ("manual", 101, nil)], "manual", "`mappable` (encodes more slowly)"),
      ([("mappable", 100, 51), ("manual", 101, nil)], "manual", "`mappable` (needs `var`)"),
      (
        [("applicative", 100, nil), ("throwing", 101, nil)], "throwing",
        "`applicative` (takes 27 lines, not 23)"
      ),
      ([("codable", 100, 200), ("mappable", 101, 110)], "mappable", "`codable` (encodes more slowly)"),
    ])
  func order(rows: [(String, Double, Double?)], choice: String, reason: String) throws {
    let recommendation = try recommendation(
      SampleReport.report(CardReport.cells(of: rows.map { (name: $0.0, decode: $0.1, encode: $0.2) })))
    #expect(recommendation.choice?.title == choice)
    #expect(recommendation.sentences[0].hasSuffix("; not significantly slower: \(reason)."))
  }

  @Test("Strategies that accept malformed documents or fail conformance files are excluded")
  func excluded() throws {
    let accepting = try sentences(errors: CardReport.errors(accepting: "derived"))
    #expect(accepting[0].hasPrefix("For new code, use `manual`: it decodes 10.0 "))
    #expect(accepting[3] == "Excluded: `@Mapped` (accepts 1 malformed document).")
    #expect(
      accepting[4].hasPrefix(
        "Rule: of the strategies that have no failed cell and accept no malformed document, the fastest "))
    let failing = try sentences(
      errors: CardReport.errors(), conformance: CardReport.conformance(failing: "derived"))
    #expect(failing[0].hasPrefix("For new code, use `manual`: "))
    #expect(failing[3] == "Excluded: `@Mapped` (treats 2 of 230 conformance files wrongly).")
    #expect(
      failing[4].hasPrefix(
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
