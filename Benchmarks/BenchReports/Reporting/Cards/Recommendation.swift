import BenchKit

/// The recommended strategies, which follow from the cards by a rule.
struct Recommendation: Sendable {
  private let cards: StrategyCards
  private let forNew: Choice?
  private let withoutMacro: Choice?
  /// The strategy without a macro that takes fewer lines than the others that are recommended.
  private let shortest: StrategyCard?
  /// The number of ratios of decoding, and of noisy ones.
  private let ratios: (all: Int, noisy: Int)

  /// A strategy, and others that aren't significantly slower to decode.
  private struct Choice {
    let card: StrategyCard
    /// The others, each with the reason against it, if there is one.
    let rivals: [(title: String, reason: String?)]

    /// Chooses among the fastest to decode and those that aren't significantly slower: of the fastest of them
    /// to encode, one that maps any struct, the one with the fewest lines, then the fewest mallocs. `nil`
    /// without cards.
    init?(among cards: [StrategyCard], bootstrap: Bootstrap) {
      func fastest(
        of cards: [StrategyCard], _ speed: (StrategyCard) -> CardSpeed?,
        _ rows: KeyPath<StrategyCard, [ResultRow]>
      ) -> [StrategyCard] {
        guard let first = cards.max(by: { speed($0)?.ratio ?? 0 < speed($1)?.ratio ?? 0 }),
          speed(first) != nil
        else { return cards }
        return cards.filter {
          $0.title == first.title || !$0.isSlower(than: first, in: rows, bootstrap: bootstrap)
        }
      }
      func cost(_ card: StrategyCard) -> [Double] {
        [
          card.traits?.demand == nil ? 0 : 1, Double(card.lines ?? .max), card.mallocs ?? .infinity,
          -(card.decode?.ratio ?? 0),
        ]
      }
      let equal = fastest(of: cards, \.decode, \.decoded)
      let best = fastest(of: equal, \.encode, \.encoded)
      guard let card = best.min(by: { cost($0).lexicographicallyPrecedes(cost($1)) }) else { return nil }
      self.card = card
      rivals = equal.filter { $0.title != card.title }.map { rival in
        let lines = rival.lines.flatMap { other in
          card.lines.flatMap { $0 < other ? "takes \(other) lines, not \($0)" : nil }
        }
        let isBest = best.contains { $0.title == rival.title }
        return (rival.title, isBest ? rival.traits?.demand ?? lines : "encodes more slowly")
      }
    }
  }

  /// Creates the recommendation; `nil` if fewer than two strategies were decoded.
  init?(_ cards: StrategyCards) {
    let decoded = cards.cards.filter { $0.decode != nil || !$0.failures.isEmpty }
    guard decoded.count > 1, decoded.contains(where: { $0.decode != nil }) else { return nil }
    self.cards = cards
    let allowed = decoded.filter { $0.decode != nil && $0.objections.isEmpty }
    let rows = allowed.flatMap(\.decoded)
    ratios = (rows.count, rows.count(where: \.isNoisy))
    let bootstrap = Bootstrap(seed: cards.seed)
    let isCarried = ratios.noisy * 2 < ratios.all
    forNew = isCarried ? Choice(among: allowed, bootstrap: bootstrap) : nil
    let others = allowed.filter { $0.traits?.usesMacro != true }
    withoutMacro = forNew?.card.traits?.usesMacro == true ? Choice(among: others, bootstrap: bootstrap) : nil
    let least = (withoutMacro ?? forNew)?.card.lines ?? 0
    shortest = others.min { $0.lines ?? .max < $1.lines ?? .max }.flatMap {
      $0.lines ?? .max < least ? $0 : nil
    }
  }

  /// The recommended strategy; `nil` if the rule allows none.
  var choice: StrategyCard? { forNew?.card }

  /// All sentences, with names in backticks: one for each situation, then the rule.
  var sentences: [String] {
    [forNewCode, withoutMacroSentence, fewestLines, forExistingCode, excluded, unmeasured].compactMap(\.self)
      + [rule]
  }

  private var forNewCode: String {
    guard let forNew, let decode = forNew.card.decode else {
      return ratios.all == 0
        ? "No strategy is recommended: the rule excludes all of them."
        : "No strategy is recommended: \(ratios.noisy) of \(ratios.all) ratios of decoding are noisy. Measure longer, or "
          + "on a quiet machine."
    }
    let interval = decode.span.map { " (\($0))" } ?? ""
    let encode = forNew.card.encode.map { " and encodes \($0.times) times" } ?? ""
    return
      "For new code, use `\(forNew.card.title)`: it decodes \(decode.times) times\(interval)\(encode) as fast as "
      + "Foundation\(reason(for: forNew))."
  }

  /// The strategies that decode as fast, with the reasons against them.
  private func reason(for choice: Choice) -> String {
    let names = choice.rivals.map { "`\($0.title)`" + ($0.reason.map { " (\($0))" } ?? "") }
    return names.isEmpty ? "" : "; not significantly slower: " + names.joined(separator: ", ")
  }

  private var withoutMacroSentence: String? {
    guard let withoutMacro, let decode = withoutMacro.card.decode else { return nil }
    return
      "Without a macro, use `\(withoutMacro.card.title)` (\(decode.times) times\(reason(for: withoutMacro)))."
  }

  private var fewestLines: String? {
    guard let shortest, let decode = shortest.decode, let lines = shortest.lines else { return nil }
    return "Without a macro and with \(lines) lines, use `\(shortest.title)` (\(decode.times) times)."
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
    let parts = cards.cards.compactMap { card in card.objections.first.map { "`\(card.title)` (\($0))" } }
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
      + "(\(StrategyCards.names(of: cards.models))); of those that aren't significantly slower, the fastest to "
      + "encode, then one that maps any struct, then fewer lines to write, then fewer mallocs; none if half of the ratios "
      + "are noisy."
  }
}
