/// The limits of the sampling of one phase.
package struct SamplingPlan: Sendable, Hashable, Codable {
  /// Nanoseconds from the start of the phase, after which no further round begins.
  package var budget: UInt64
  /// The minimum number of rounds, however long they take.
  package static let leastRounds = 3

  /// The minimum number of rounds within twice the budget. After that, ``leastRounds`` suffice.
  package var minimumRounds: Int
  /// The maximum number of rounds.
  package var maximumRounds: Int
  /// The minimum duration of a sample in nanoseconds; calls are repeated to reach it.
  package var minimumSample: UInt64
  /// The seed for the order of the cells in each round.
  package var seed: UInt64
  /// Whether the gate is run and allocations are counted; false if another process does that.
  package var checksCells: Bool

  package init(
    budget: UInt64, minimumRounds: Int, maximumRounds: Int = 500, minimumSample: UInt64 = 2_000_000,
    seed: UInt64, checksCells: Bool = true
  ) {
    self.budget = budget
    self.minimumRounds = minimumRounds
    self.maximumRounds = maximumRounds
    self.minimumSample = minimumSample
    self.seed = seed
    self.checksCells = checksCells
  }
}
