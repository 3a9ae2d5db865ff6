import BenchKit

/// The strategies to take, which follow from the cards by a rule.
struct Recommendation: Sendable {
  private let cards: StrategyCards
  /// The strategies that the rule allows.
  private let allowed: [StrategyCard]

  /// Creates the recommendation; nil if fewer than two strategies were decoded.
  init?(_ cards: StrategyCards) {
    let decoded = cards.cards.filter { $0.decode != nil || !$0.failures.isEmpty }
    guard decoded.count > 1, decoded.contains(where: { $0.decode != nil }) else { return nil }
    self.cards = cards
    allowed = decoded.filter { $0.decode != nil && $0.objections.isEmpty }
  }

  /// The recommended strategy; nil if the rule allows none.
  var choice: StrategyCard? { Self.choice(among: allowed) }

  /// All sentences, with names in backticks: a line for each situation, then the rule.
  var sentences: [String] {
    [forNewCode, withoutMacro, forExistingCode, excluded].compactMap(\.self) + [rule]
  }

  /// The fastest strategy to decode, or one with a reaching interval that takes fewer lines, or allocates less.
  private static func choice(among cards: [StrategyCard]) -> StrategyCard? {
    reaching(among: cards).min { one, other in
      let figures = [one, other].map { card in
        [Double(card.lines ?? .max), card.mallocs ?? .infinity, -(card.decode?.ratio ?? 0)]
      }
      return figures[0].lexicographicallyPrecedes(figures[1])
    }
  }

  /// The fastest strategy to decode, and those whose intervals overlap with its interval.
  private static func reaching(among cards: [StrategyCard]) -> [StrategyCard] {
    guard let best = cards.compactMap(\.decode).max(by: { $0.ratio < $1.ratio }) else { return [] }
    return cards.filter { $0.decode?.overlaps(best) ?? false }
  }

  private var forNewCode: String {
    guard let choice, let decode = choice.decode else {
      return "No strategy is recommended: the rule excludes all of them."
    }
    let interval = decode.span.map { " (\($0))" } ?? ""
    let encode = choice.encode.map { " and encodes \($0.times) times" } ?? ""
    return
      "For new code, take `\(choice.title)`: it decodes \(decode.times) times\(interval)\(encode) as fast as Foundation"
      + "\(reason(for: choice))."
  }

  /// Why a strategy was chosen although others are as fast.
  private func reason(for choice: StrategyCard) -> String {
    let rivals = Self.reaching(among: allowed).filter { $0.title != choice.title }
    guard !rivals.isEmpty else { return "" }
    let names = rivals.map { "`\($0.title)`" }.joined(separator: ", ")
    let lines = rivals.compactMap(\.lines).min()
    let reason =
      if let own = choice.lines, let lines, own < lines {
        ", but it takes fewer lines (\(own), not \(lines))"
      } else {
        ""
      }
    return "; its interval overlaps with that of \(names)\(reason)"
  }

  private var withoutMacro: String? {
    guard choice?.traits?.usesMacro == true,
      let other = Self.choice(among: allowed.filter { $0.traits?.usesMacro != true }),
      let decode = other.decode
    else { return nil }
    return "Without a macro, take `\(other.title)` (\(decode.times) times)."
  }

  /// The strategies that map the models of other libraries unchanged.
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
      + "(\(StrategyCards.names(of: cards.models))); if intervals overlap, the one with fewer lines to write, then fewer mallocs."
  }
}
