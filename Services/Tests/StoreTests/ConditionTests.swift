import Catalog
import GRDB
import MappingTestSupport
import Testing

@testable import GRDBStore
@testable import OfflineStore

@Suite("Conditions of any size, with any numbers")
struct ConditionTests {
  private let movies = StoredModel.movies()

  /// How the parts of a chain are nested.
  enum Nesting: CaseIterable, Sendable {
    case left, right, balanced

    func join(
      _ parts: [StoreCondition<Movie>],
      _ operation: (StoreCondition<Movie>, StoreCondition<Movie>) -> StoreCondition<Movie>
    ) -> StoreCondition<Movie> {
      switch self {
      case .left: return parts.dropFirst().reduce(parts[0], operation)
      case .right: return parts.dropLast().reversed().reduce(parts[parts.count - 1]) { operation($1, $0) }
      case .balanced:
        var parts = parts
        while parts.count > 1 {
          parts = stride(from: 0, to: parts.count, by: 2).map { (index) in
            index + 1 < parts.count ? operation(parts[index], parts[index + 1]) : parts[index]
          }
        }
        return parts[0]
      }
    }
  }

  /// Random sizes.
  private static func sizes(_ sizes: ClosedRange<Int>) -> [Int] {
    var random = SeededGenerator(seed: 4)
    return (1...3).map { _ in Int.random(in: sizes, using: &random) }
  }

  @Test(
    "Chains of || and && select the right models", arguments: Nesting.allCases,
    [1, 2, 90, 450] + sizes(91...449))
  func chains(nesting: Nesting, count: Int) async throws {
    let store = try await hundredMovieStore()
    // No two of these parts can become a list of values.
    let parts = (0..<count).map { (number) in
      MovieColumns.id > 1000 + number || MovieColumns.id < 100 - number
    }.map { !$0 }
    let some = nesting.join((0..<count).map { MovieColumns.rating >= Double(9 + $0) }, { $0 || $1 })
    #expect(try await store.models(movies.where(some)) == hundredMovies.filter { $0.rating >= 9 })
    let each = nesting.join((0..<count).map { MovieColumns.id > $0 }, { $0 && $1 })
    #expect(try await store.models(movies.where(each)) == hundredMovies.filter { $0.id >= count })
    guard count <= 225 else { return }
    let negated = nesting.join(parts, { $0 && $1 })
    #expect(try await store.models(movies.where(negated)) == hundredMovies.filter { $0.id >= 100 })
  }

  @Test("Comparisons of one column become one list, however many there are", arguments: Nesting.allCases)
  func values(nesting: Nesting) async throws {
    let store = try await hundredMovieStore()
    let ids = (1...10_000).map { $0 * 3 }
    let expected = hundredMovies.filter { $0.id.isMultiple(of: 3) }
    let some = nesting.join(ids.map { MovieColumns.id == $0 }, { $0 || $1 })
    #expect(try await store.models(movies.where(some)) == expected)
    let others = nesting.join(ids.map { MovieColumns.id != $0 }, { $0 && $1 })
    #expect(try await store.models(movies.where(!others)) == expected)
    #expect(try await store.count(movies.where(others)) == 100 - expected.count)
    var query = movies.all
    for id in ids.prefix(1000) { query = query.where(MovieColumns.id != id) }
    #expect(try await store.count(query) == 100 - expected.count)
  }

  @Test(
    "More comparisons than the limit are refused", arguments: Nesting.allCases, [451] + sizes(452...20_000))
  func tooMany(nesting: Nesting, count: Int) async throws {
    let store = try await hundredMovieStore()
    let condition = nesting.join((0..<count).map { MovieColumns.year > $0 }, { $0 || $1 })
    let error = await storeError(try await store.models(movies.where(condition)))
    #expect(
      error?.description
        == """
        the query is too complex for the store (table movies): its condition has \(count) comparisons, and the \
        limit is 450; isOne(of:) takes any number of values
        """)
    let deletion = await storeError(try await store.delete(movies.where(condition)))
    #expect(deletion?.kind == .queryTooComplex)
    #expect(try await store.count(movies.all) == 100)
  }

  /// `!(… || year < 1) && id > 0`, with this number of levels.
  private func nested(_ levels: Int, innermost: StoreCondition<Movie>) -> StoreCondition<Movie> {
    (0..<levels).reduce(innermost) { (condition, level) in
      switch level % 3 {
      case 0: condition || MovieColumns.year < 1
      case 1: MovieColumns.id > 0 && condition
      default: !condition
      }
    }
  }

  /// `!(!(id == 0 || id == 1) && id != 2)` and so on: an id up to this number of levels, which is even. All
  /// values become one list.
  private func nestedLists(_ levels: Int) -> StoreCondition<Movie> {
    (1...levels).reduce(MovieColumns.id == 0) { (condition, level) in
      level.isMultiple(of: 2)
        ? !(condition && MovieColumns.id != level) : !(condition || MovieColumns.id == level)
    }
  }

  @Test(
    "Conditions are nested up to the limit, and refused beyond", arguments: [20, 21] + sizes(22...30_000))
  func depth(levels: Int) async throws {
    let cases: [(condition: StoreCondition<Movie>, holds: (Movie) -> Bool)] = [
      // The expression is negated an even number of times, up to the limit.
      (nested(levels, innermost: MovieColumns.rating > 5), { $0.rating > 5 }),
      (nestedLists(levels), { $0.id <= levels }),
    ]
    for (condition, holds) in cases {
      let store = try await hundredMovieStore()
      let query = movies.where(condition)
      guard levels > 20 else {
        #expect(try await store.models(query) == hundredMovies.filter(holds))
        #expect(try await store.count(query.limit(3)) == 3)
        try await store.delete(query)
        #expect(try await store.models(movies.all) == hundredMovies.filter { !holds($0) })
        continue
      }
      let error = await storeError(try await store.models(query))
      #expect(
        error?.description
          == """
          the query is too complex for the store (table movies): its condition is nested more than 20 levels \
          deep
          """)
    }
  }

  @Test("A double negation has no effect, and doesn't interrupt chains", arguments: [2, 3, 30_000, 30_001])
  func negations(count: Int) async throws {
    let store = try await hundredMovieStore()
    let condition = (0..<count).reduce(MovieColumns.rating > 5) { (condition, _) in !condition }
    let isOdd = !count.isMultiple(of: 2)
    #expect(
      try await store.models(movies.where(condition)) == hundredMovies.filter { ($0.rating > 5) != isOdd })
    // With the negations, these chains would be nested more deeply than the limit.
    let parts = (1...40).map { MovieColumns.id > $0 }
    for chain in [
      parts.reduce(condition) { !(!($0 && $1)) }, parts.reduce(condition) { !(!($1 && !(!$0))) },
    ] {
      let expected = hundredMovies.filter { ($0.rating > 5) != isOdd && $0.id > 40 }
      #expect(try await store.models(movies.where(chain)) == expected)
    }
  }

  @Test("A deep condition is compared, hashed, described and released without recursion")
  func deepValues() {
    let condition = nested(30_000, innermost: MovieColumns.rating > 5)
    let same = nested(30_000, innermost: MovieColumns.rating > 5)
    let other = nested(30_000, innermost: MovieColumns.rating > 6)
    #expect(condition.expression == same.expression)
    #expect(condition.expression.hashValue == same.expression.hashValue)
    #expect(condition.expression != other.expression)
    #expect("\(condition.expression)" == "a condition of 20001 tests")
    #expect("\(StoreExpression.Test.oneOf(column: "name", []))" == "a test of name")
    #expect(StoreExpression.prefix(column: "a", "\u{e9}") != .prefix(column: "a", "e\u{301}"))
  }

  /// A condition, and whether a movie satisfies it.
  private typealias Sample = (condition: StoreCondition<Movie>, holds: (Movie) -> Bool)

  private func sample(_ depth: Int, _ random: inout SeededGenerator) -> Sample {
    let number = Int.random(in: 0...100, using: &random)
    switch Int.random(in: depth == 0 ? 5...10 : 0...10, using: &random) {
    case 0...1:
      let parts = (0..<Int.random(in: 2...4, using: &random)).map { _ in sample(depth - 1, &random) }
      return (
        parts.dropFirst().reduce(parts[0].condition) { $0 && $1.condition },
        { (movie) in parts.allSatisfy { $0.holds(movie) } }
      )
    case 2...3:
      let parts = (0..<Int.random(in: 0...4, using: &random)).map { _ in sample(depth - 1, &random) }
      return (
        StoreCondition(.any(parts.map(\.condition.expression))),
        { (movie) in parts.contains { $0.holds(movie) } }
      )
    case 4:
      let part = sample(depth - 1, &random)
      return (!part.condition, { !part.holds($0) })
    case 5: return (MovieColumns.id == number, { $0.id == number })
    case 6: return (MovieColumns.id != number, { $0.id != number })
    case 7: return (MovieColumns.id.isOne(of: [number, 7]), { $0.id == number || $0.id == 7 })
    case 8: return (MovieColumns.id <= number, { $0.id <= number })
    case 9: return (MovieColumns.rating > Double(number) / 10, { $0.rating > Double(number) / 10 })
    default: return (MovieColumns.name.hasPrefix("Movie \(number)"), { $0.name.hasPrefix("Movie \(number)") })
    }
  }

  @Test("A condition selects the models that satisfy it", arguments: 1...20 as ClosedRange<UInt64>)
  func samples(seed: UInt64) async throws {
    let store = try await hundredMovieStore()
    var random = SeededGenerator(seed: seed)
    for _ in 1...30 {
      let (condition, holds) = sample(4, &random)
      #expect(try await store.models(movies.where(condition)) == hundredMovies.filter(holds))
    }
  }

  @Test("Joining n parts copies O(n log n) steps", arguments: Nesting.allCases)
  func work(nesting: Nesting) {
    let parts = (0..<8192).map { MovieColumns.year > $0 }
    let expression = nesting.join(parts, { $0 || $1 }).expression
    #expect(expression.steps.count == 2 * parts.count - 1)
    // Each copy makes the array longer by half: log(16 384) / log(1.5) is 24.
    #expect(expression.steps.copiedCount <= 24 * expression.steps.count)
    #expect(expression.steps.chunks.count <= 15)
  }

  // MARK: - Numbers with a fraction

  /// A number of any size, usually with a long decimal form.
  private static func number(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...4, using: &random) {
    // Subnormal.
    case 0: Double(bitPattern: UInt64.random(in: 1..<(1 << 52), using: &random))
    case 1: Double.random(in: 1e300...Double.greatestFiniteMagnitude, using: &random)
    case 2: -Double.random(in: 0..<1, using: &random)
    // The numbers of dates.
    case 3: Double.random(in: 0..<2e9, using: &random)
    default:
      Double(
        sign: .plus, exponent: Int.random(in: -1022...1023, using: &random),
        significand: Double.random(in: 1..<2, using: &random))
    }
  }

  private static let special: [Double] = [
    0, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .leastNormalMagnitude.nextDown, 0.1, 0.1.nextUp, 1e23, 9_007_199_254_740_992,
  ]

  @Test("Each number is found by its bits, without its neighbors", arguments: 1...6 as ClosedRange<UInt64>)
  func neighbors(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let numbers = Self.special + (0..<300).map { _ in Self.number(&random) }
    let stored = numbers.enumerated().map { (id, number) in
      var movie = Movie.numbered(id)
      movie.rating = number
      return movie
    }
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    // The rows contain no encoded models, because JSON text has no infinity.
    try await store.write([
      .save(
        stored.map {
          StoredRow(id: .integer(Int64($0.id)), values: row(of: $0), json: Array("{}".utf8))
        }, movies.table)
    ])
    let wanted = numbers.filter { _ in Bool.random(using: &random) }
    // The stored numbers and their neighbors, in any order.
    let listed = (wanted + numbers.flatMap { [$0.nextUp, $0.nextDown] }).shuffled(using: &random)
    let expected = numbers.filter(listed.contains).count
    #expect(try await store.count(movies.where(MovieColumns.rating.isOne(of: listed))) == expected)
    let single = listed.reduce(StoreExpression.any([])) {
      .any([$0, .comparison(column: "rating", .equal, .real($1))])
    }
    #expect(try await store.count(movies.where(StoreCondition(single))) == expected)
    #expect(try await store.count(movies.where(!StoreCondition(single))) == numbers.count - expected)
    let unequal = StoreExpression.all(
      listed.map { .comparison(column: "rating", .notEqual, .real($0)) })
    #expect(try await store.count(movies.where(StoreCondition(unequal))) == numbers.count - expected)
    for number in Self.special {
      let count = numbers.count { $0 == number }
      #expect(try await store.count(movies.where(MovieColumns.rating == number)) == count)
      #expect(try await store.count(movies.where(MovieColumns.rating != number)) == numbers.count - count)
    }
    let others = numbers.flatMap { [$0.nextUp, $0.nextDown] }.filter { !numbers.contains($0) }
    #expect(try await store.count(movies.where(MovieColumns.rating.isOne(of: others))) == 0)
    #expect(try await store.count(movies.where(MovieColumns.rating.isOne(of: [-0.0, -0.0]))) == 1)
  }

  private func row(of movie: Movie) -> [StoredValue] {
    [.text(movie.name), .integer(Int64(movie.year)), .integer(Int64(movie.grossing)), .real(movie.rating)]
  }

  @Test("Values of several types and null are found", arguments: [true, false])
  func mixed(isIn: Bool) async throws {
    let store = try await hundredMovieStore()
    let values: [StoredValue] = [
      .null, .real(2015), .integer(2012), .text("2013"), .real(2016.5), .real(.nan),
    ]
    for column in ["year", "rating", "name"] {
      let listed = StoreExpression.oneOf(column: column, values)
      let single = StoreExpression.any(
        values.map { value in
          // Two equal comparisons would become a list, unlike `<=` and `>=`.
          value.databaseValue.isNull
            ? .comparison(column: column, .equal, .null)
            : .all([
              .comparison(column: column, .lessOrEqual, value),
              .comparison(column: column, .greaterOrEqual, value),
            ])
        })
      let (left, right) = isIn ? (listed, single) : (.not(listed), .not(single))
      let found = try await store.models(movies.where(StoreCondition(left)))
      #expect(try await store.models(movies.where(StoreCondition(right))) == found)
      #expect(found.count == (column == "year" ? (isIn ? 30 : 70) : isIn ? 0 : 100))
    }
  }
}
