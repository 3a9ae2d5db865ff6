import BenchKit
import Testing

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
