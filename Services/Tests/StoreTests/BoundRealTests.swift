import Catalog
import GRDB
import MappingTestSupport
import Testing

@testable import GRDBStore
@testable import OfflineStore

@Suite("Numbers with a fraction in lists of values")
struct BoundRealTests {
  private let movies = StoredModel.movies()

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
