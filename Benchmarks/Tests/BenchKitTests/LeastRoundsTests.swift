import BenchKit
import Testing

@Suite struct LeastRoundsTests {
  private static let second: UInt64 = 1_000_000_000

  /// Five rounds of two cells that take three seconds each, after a second of preparations.
  @Test(
    arguments: [
      (1, 1, 1, nil), (1, 2, 4, 27), (2, 1, 7, 24), (5, 2, 28, 3), (6, 1, 31, 0), (7, 2, 40, 0),
    ] as [(Int, Int, UInt64, UInt64?)])
  func theEndOfTheMinimumRoundsIsPredicted(round: Int, cell: Int, now: UInt64, left: UInt64?) {
    var rounds = LeastRounds(
      of: SamplingPlan(budget: 60 * Self.second, minimumRounds: 5, seed: 1), now: 0)
    _ = rounds.remaining(.preparing(cell: 1, of: 2), now: 0)
    let first = rounds.remaining(.sampling(round: 1, cell: 1, of: 2, remaining: 0), now: Self.second)
    #expect(first == nil)
    let step = Sampler.Step.sampling(round: round, cell: cell, of: 2, remaining: 0)
    #expect(rounds.remaining(step, now: now * Self.second) == left.map { $0 * Self.second })
  }

  @Test func fewerRoundsAreRequiredAfterTwiceTheBudget() {
    var rounds = LeastRounds(
      of: SamplingPlan(budget: 5 * Self.second, minimumRounds: 5, seed: 1), now: 0)
    _ = rounds.remaining(.sampling(round: 1, cell: 1, of: 2, remaining: 0), now: 0)
    let step = Sampler.Step.sampling(round: 1, cell: 2, of: 2, remaining: 0)
    #expect(rounds.remaining(step, now: 4 * Self.second) == 6 * Self.second)
    #expect(rounds.remaining(step, now: 11 * Self.second) == 0)
  }
}
