/// How long and how often the cells of one phase are visited.
package struct SamplingPlan: Sendable, Hashable, Codable {
  /// Nanoseconds after which no round begins, counted from the start of the phase.
  package var budget: UInt64
  /// Rounds that take place however long they take.
  package static let leastRounds = 3

  /// Rounds that take place even after the budget has run out. Once twice the budget has run out too,
  /// ``leastRounds`` suffice.
  package var minimumRounds: Int
  /// Rounds after which more would add nothing.
  package var maximumRounds: Int
  /// The shortest sample in nanoseconds; shorter calls are repeated within a sample.
  package var minimumSample: UInt64
  /// Seeds the order of the cells in each round.
  package var seed: UInt64
  /// Whether each cell is checked first and has its allocations counted; false where another process did
  /// that.
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
