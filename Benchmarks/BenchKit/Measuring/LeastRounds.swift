/// Predicts the end of the minimum number of rounds of a phase, for the progress line.
package struct LeastRounds {
  private let rounds: Int
  /// The time after which the sampler requires fewer rounds.
  private let end: UInt64
  private var start: UInt64?

  /// - Parameters:
  ///   - plan: The plan of the phase.
  ///   - now: The start of the phase, in nanoseconds.
  package init(of plan: SamplingPlan, now: UInt64) {
    rounds = plan.minimumRounds
    end = now + plan.budget * 2
  }

  /// Nanoseconds until the end of these rounds, if the remaining cells take as long as the measured ones;
  /// `nil` before the second cell.
  package mutating func remaining(_ step: Sampler.Step, now: UInt64) -> UInt64? {
    guard case .sampling(let round, let cell, let count, _) = step else { return nil }
    let done = (round - 1) * count + cell - 1
    let left = rounds * count - done
    guard let start else {
      start = now
      return nil
    }
    guard left > 0, end > now else { return 0 }
    guard done > 0 else { return nil }
    return min(end - now, UInt64(Double(now - start) / Double(done) * Double(left)))
  }
}
