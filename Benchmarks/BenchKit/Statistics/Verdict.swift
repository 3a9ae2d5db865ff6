/// What a ratio and its interval allow to say.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The whole interval lies above 1.
  case faster
  /// The whole interval lies below 1.
  case slower
  /// The interval contains 1, or the effect is too small to matter.
  case same

  /// Effects up to this are never called a difference: the layout of code in memory alone may cause them.
  package static let leastEffect = 0.02

  /// The same over few processes, each of which has its own layout: 2 % of eight processes or more, 5.7 % of
  /// one.
  package static func leastEffect(processes: Int) -> Double {
    leastEffect * max(1, 8 / Double(max(1, processes))).squareRoot()
  }

  package init(ratio: Double, low: Double, high: Double, leastEffect: Double = Verdict.leastEffect) {
    if low > 1, ratio > 1 + leastEffect {
      self = .faster
    } else if high < 1, 1 / ratio > 1 + leastEffect {
      self = .slower
    } else {
      self = .same
    }
  }
}
