extension Sampler.Step {
  /// The step in words for a progress line, as in `large: round 2, cell 3 of 40, 21 s left`.
  ///
  /// - Parameter later: nanoseconds that the work after this phase will take.
  package func progressText(phase: String, later: UInt64 = 0) -> String {
    switch self {
    case .preparing(let cell, let count):
      return "\(phase): checking cell \(cell) of \(count)"
    case .sampling(let round, let cell, let count, let remaining):
      // The last rounds may begin after the budget, since there is a least number of them.
      let total = remaining + later
      let time = total == 0 ? "finishing" : "\((total + 999_999_999) / 1_000_000_000) s left"
      return "\(phase): round \(round), cell \(cell) of \(count), \(time)"
    }
  }
}
