import Testing

@testable import BenchKit

@Suite("The minimum duration of a run") struct LeastTimeTests {
  private static func cell(
    _ strategy: String, _ operation: BenchKit.Operation = .decode, size: DataSize
  ) -> CellIdentity {
    CellIdentity(
      strategy: strategy, backend: strategy == "manual" ? .native : .foundation,
      model: size == .small ? .todo : .todos, operation: operation, size: size)
  }

  private static let plan = SamplingPlan(budget: 1, minimumRounds: 5, seed: 1)

  /// The minimum duration if a byte takes ten nanoseconds and a sample 2 ms.
  private static func least(of cells: [CellIdentity], bytes: Int = 0) -> LeastTime {
    var least = LeastTime(rates: [
      .init(cell: cell("foundation-codable", .encode, size: .medium), nanosecondsPerByte: 1000),
      .init(cell: cell("foundation-codable", size: .medium), nanosecondsPerByte: 10),
    ])
    least.add(cells, plan: plan, bytes: bytes)
    return least
  }

  @Test(
    "A cell takes three rounds, and uses its documents twice",
    arguments: [
      // For a strategy, only the duration of a sample is known.
      ("manual", DataSize.small, 0, 6_000_000), ("manual", .large, 0, 6_000_000),
      // A hundred documents of 8 kB at 80 µs each.
      ("foundation-codable", .medium, 0, 22_000_000), ("control", .medium, 0, 22_000_000),
      ("foundation-casts", .medium, 0, 22_000_000),
      // A sample is one call of 50 ms.
      ("foundation-codable", .large, 0, 250_000_000),
      ("foundation-codable", .file, 1_000_000, 50_000_000),
    ] as [(String, DataSize, Int, UInt64)])
  func ofOneCell(strategy: String, size: DataSize, bytes: Int, nanoseconds: UInt64) {
    #expect(Self.least(of: [Self.cell(strategy, size: size)], bytes: bytes).nanoseconds == nanoseconds)
  }

  @Test("A parser has a rate of its own")
  func parsing() {
    let parse = Self.cell("foundation", .parse, size: .large)
    #expect(Self.least(of: [parse]).nanoseconds == 6_000_000)
    var least = LeastTime(rates: [.init(cell: parse, nanosecondsPerByte: 2)])
    least.add([parse], plan: Self.plan)
    #expect(least.nanoseconds == 50_000_000)
    #expect(least.cells == 1)
  }

  @Test(
    "A budget that is too short causes a warning with the minimum duration",
    arguments: [
      (
        1_000_000,
        "The budget of 1 ms is too short for this run: it takes at least 256 ms. Each of the 2 cells is checked, and "
          + "measured in 3 rounds; fewer cells take less time."
      ),
      (256_000_000, nil),
    ] as [(UInt64, String?)])
  func warning(budget: UInt64, text: String?) {
    let cells = [Self.cell("manual", size: .small), Self.cell("foundation-codable", size: .large)]
    #expect(Self.least(of: cells).warning(budget: budget) == text)
  }

  @Test("Seconds have one decimal below ten", arguments: [(4, "1 s"), (6, "1.5 s"), (41, "10 s")])
  func seconds(cells: Int, time: String) throws {
    let cells = Array(repeating: Self.cell("foundation-codable", size: .large), count: cells)
    let warning = try #require(Self.least(of: cells).warning(budget: 999_000_000))
    #expect(warning.hasPrefix("The budget of 999 ms is too short for this run: it takes at least \(time). "))
  }
}

@Suite struct LeastRoundsTests {
  private static let second: UInt64 = 1_000_000_000

  /// Five rounds of two cells that take three seconds each, after a second of preparations.
  @Test(
    arguments: [
      (1, 1, 1, nil), (1, 2, 4, 27), (2, 1, 7, 24), (5, 2, 28, 3), (6, 1, 31, 0), (7, 2, 40, 0),
    ] as [(Int, Int, UInt64, UInt64?)])
  func theEndOfTheMinimumRoundsIsPredicted(round: Int, cell: Int, now: UInt64, left: UInt64?) {
    var rounds = LeastRounds(of: SamplingPlan(budget: 60 * Self.second, minimumRounds: 5, seed: 1), now: 0)
    _ = rounds.remaining(.preparing(cell: 1, of: 2), now: 0)
    let first = rounds.remaining(.sampling(round: 1, cell: 1, of: 2, remaining: 0), now: Self.second)
    #expect(first == nil)
    let step = Sampler.Step.sampling(round: round, cell: cell, of: 2, remaining: 0)
    #expect(rounds.remaining(step, now: now * Self.second) == left.map { $0 * Self.second })
  }

  @Test func fewerRoundsAreRequiredAfterTwiceTheBudget() {
    var rounds = LeastRounds(of: SamplingPlan(budget: 5 * Self.second, minimumRounds: 5, seed: 1), now: 0)
    _ = rounds.remaining(.sampling(round: 1, cell: 1, of: 2, remaining: 0), now: 0)
    let step = Sampler.Step.sampling(round: 1, cell: 2, of: 2, remaining: 0)
    #expect(rounds.remaining(step, now: 4 * Self.second) == 6 * Self.second)
    #expect(rounds.remaining(step, now: 11 * Self.second) == 0)
  }
}

@Suite("Time for another process")
struct ProcessAllowanceTests {
  @Test("The first process of each kind may always begin, even late")
  func firstProcess() {
    var allowance = ProcessAllowance(end: 100)
    allowance.note([.small, .medium], took: 90)
    #expect(allowance.allows([.large], at: 500))
  }

  @Test(
    "Another process may begin if it would end in time, like the previous one",
    arguments: [(at: UInt64(40), allowed: true), (at: 60, allowed: true), (at: 61, allowed: false)])
  func nextProcess(at now: UInt64, allowed: Bool) {
    var allowance = ProcessAllowance(end: 100)
    allowance.note([.large], took: 90)
    allowance.note([.large], took: 40)
    #expect(allowance.allows([.large], at: now) == allowed)
  }
}
