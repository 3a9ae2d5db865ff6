import BenchKit

/// The recommended strategies, which follow from the cards by a rule.
struct Recommendation: Sendable {
  private let cards: StrategyCards
  private let forNew: Choice?
  private let withoutMacro: Choice?

  /// A strategy, and others that aren't significantly slower.
  private struct Choice {
    let card: StrategyCard
    let rivals: [StrategyCard]

    /// Chooses among the fastest to decode and those that aren't significantly slower: the one with the
    /// fewest lines, then the fewest mallocs. `nil` without cards.
    init?(among cards: [StrategyCard], bootstrap: Bootstrap) {
      func ratio(_ card: StrategyCard) -> Double { card.decode?.ratio ?? 0 }
      func cost(_ card: StrategyCard) -> [Double] {
        [Double(card.lines ?? .max), card.mallocs ?? .infinity, -ratio(card)]
      }
      guard let fastest = cards.max(by: { ratio($0) < ratio($1) }) else { return nil }
      let equal = cards.filter {
        $0.title == fastest.title || !$0.isSlower(than: fastest, bootstrap: bootstrap)
      }
      card = equal.min { cost($0).lexicographicallyPrecedes(cost($1)) } ?? fastest
      rivals = equal.filter { [title = card.title] in $0.title != title }
    }
  }

  /// Creates the recommendation; `nil` if fewer than two strategies were decoded.
  init?(_ cards: StrategyCards) {
    let decoded = cards.cards.filter { $0.decode != nil || !$0.failures.isEmpty }
    guard decoded.count > 1, decoded.contains(where: { $0.decode != nil }) else { return nil }
    self.cards = cards
    let allowed = decoded.filter { $0.decode != nil && $0.objections.isEmpty }
    let bootstrap = Bootstrap(seed: cards.seed)
    forNew = Choice(among: allowed, bootstrap: bootstrap)
    withoutMacro =
      forNew?.card.traits?.usesMacro == true
      ? Choice(among: allowed.filter { $0.traits?.usesMacro != true }, bootstrap: bootstrap) : nil
  }

  /// The recommended strategy; `nil` if the rule allows none.
  var choice: StrategyCard? { forNew?.card }

  /// All sentences, with names in backticks: one for each situation, then the rule.
  var sentences: [String] {
    [forNewCode, withoutMacroSentence, forExistingCode, excluded, unmeasured].compactMap(\.self) + [rule]
  }

  private var forNewCode: String {
    guard let forNew, let decode = forNew.card.decode else {
      return "No strategy is recommended: the rule excludes all of them."
    }
    let interval = decode.span.map { " (\($0))" } ?? ""
    let encode = forNew.card.encode.map { " and encodes \($0.times) times" } ?? ""
    return
      "For new code, use `\(forNew.card.title)`: it decodes \(decode.times) times\(interval)\(encode) as fast as "
      + "Foundation\(reason(for: forNew))."
  }

  /// The reason why a strategy was chosen although others are as fast.
  private func reason(for choice: Choice) -> String {
    guard !choice.rivals.isEmpty else { return "" }
    let names = choice.rivals.map { "`\($0.title)`" }.joined(separator: ", ")
    let isOne = choice.rivals.count == 1
    var reason = "; \(names) \(isOne ? "isn't" : "aren't") significantly slower"
    if let own = choice.card.lines, let least = choice.rivals.compactMap(\.lines).min(), own < least {
      reason += ", but \(isOne ? "takes" : "take") more lines (\(least), not \(own))"
    }
    return reason
  }

  private var withoutMacroSentence: String? {
    guard let withoutMacro, let decode = withoutMacro.card.decode else { return nil }
    return "Without a macro, use `\(withoutMacro.card.title)` (\(decode.times) times)."
  }

  /// The strategies that map unchanged models of other libraries.
  private var forExistingCode: String? {
    let parts = cards.cards.compactMap { card -> String? in
      guard let library = card.traits?.library, let decode = card.decode else { return nil }
      return "\(library)'s with `\(card.title)` (\(decode.times) times)"
    }
    guard !parts.isEmpty else { return nil }
    return "Existing models stay as they are: " + parts.joined(separator: ", ") + "."
  }

  /// The strategies that the rule excludes, with the reasons.
  private var excluded: String? {
    let parts = cards.cards.compactMap { card in
      card.objections.first.map { "`\(card.title)` (\($0))" }
    }
    return parts.isEmpty ? nil : "Excluded: " + parts.joined(separator: ", ") + "."
  }

  /// The strategies of the package that weren't decoded, if others were.
  private var unmeasured: String? {
    let measured = cards.cards.filter { !$0.decoded.isEmpty || !$0.failures.isEmpty }.map(\.strategy)
    let missing = StrategyTraits.names.filter { !measured.contains($0) }
    guard !missing.isEmpty, missing.count < StrategyTraits.names.count else { return nil }
    return "Strategies not measured: "
      + missing.map { "`\(StrategyTraits.title(of: $0))`" }.joined(separator: ", ") + "."
  }

  /// The rule, with only the criteria that were measured.
  var rule: String {
    let criteria = [
      "have no failed cell",
      cards.cards.contains { $0.errors != nil } ? "accept no malformed document" : nil,
      cards.cards.contains { $0.conformance != nil } ? "treat all conformance files correctly" : nil,
    ].compactMap(\.self)
    let allowed = [criteria.dropLast().joined(separator: ", "), criteria.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    return "Rule: of the strategies that \(allowed), the fastest to decode \(cards.documents) "
      + "(\(StrategyCards.names(of: cards.models))); of those that aren't significantly slower, the one with fewer lines "
      + "to write, then fewer mallocs."
  }
}
