extension Sampler.Step {
  /// The text of a progress line, such as `large: round 2, cell 3 of 40, 21 s left`.
  ///
  /// - Parameters:
  ///   - later: The expected duration of the following phases, in nanoseconds.
  ///   - least: Nanoseconds until the end of the minimum number of rounds, which may be after the end of the
  ///     budget; `nil` if unknown.
  package func progressText(phase: String, later: UInt64 = 0, least: UInt64? = 0) -> String {
    switch self {
    case .preparing(let cell, let count): return "\(phase): checking cell \(cell) of \(count)"
    case .sampling(let round, let cell, let count, let remaining):
      let place = "\(phase): round \(round), cell \(cell) of \(count)"
      guard least != nil || remaining > 0 else { return place }
      let total = max(remaining, least ?? 0) + later
      let time = total == 0 ? "the last round" : "\((total + 999_999_999) / 1_000_000_000) s left"
      return "\(place), \(time)"
    }
  }
}
