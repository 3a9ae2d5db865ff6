/// The conclusion from a ratio and its interval.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The whole interval is above 1.
  case faster
  /// The whole interval is below 1.
  case slower
  /// The interval contains 1, or the effect is too small.
  case same

  /// The largest effect that counts as no difference, since the layout of code in memory alone may cause it.
  package static let leastEffect = 0.02

  /// The same for few processes, each of which has its own layout: 2 % for eight processes or more, 5.7 % for
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
