/// How long and how often the cells of one phase are visited.
public struct SamplingPlan: Sendable, Hashable, Codable {
  /// Nanoseconds after which no round begins, counted from the start of the phase.
  public var budget: UInt64
  /// Rounds that take place even if the budget is over.
  public var minimumRounds: Int
  /// Rounds after which more would say nothing new.
  public var maximumRounds: Int
  /// The shortest sample in nanoseconds; shorter calls are repeated within a sample.
  public var minimumSample: UInt64
  /// Seeds the order of the cells in each round.
  public var seed: UInt64

  public init(
    budget: UInt64, minimumRounds: Int, maximumRounds: Int = 500, minimumSample: UInt64 = 2_000_000,
    seed: UInt64
  ) {
    self.budget = budget
    self.minimumRounds = minimumRounds
    self.maximumRounds = maximumRounds
    self.minimumSample = minimumSample
    self.seed = seed
  }
}
