/// How long and how often the cells of one phase are visited.
package struct SamplingPlan: Sendable, Hashable, Codable {
  /// Nanoseconds after which no round begins, counted from the start of the phase.
  package var budget: UInt64
  /// Rounds that take place however long they take.
  package static let leastRounds = 3

  /// Rounds that take place even if the budget is over; unless twice the budget is over too, when
  /// ``leastRounds`` do.
  package var minimumRounds: Int
  /// Rounds after which more would say nothing new.
  package var maximumRounds: Int
  /// The shortest sample in nanoseconds; shorter calls are repeated within a sample.
  package var minimumSample: UInt64
  /// Seeds the order of the cells in each round.
  package var seed: UInt64
  /// Whether each cell proves first that it computes the right thing, and has its allocations counted; false
  /// where another process saw to that.
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
