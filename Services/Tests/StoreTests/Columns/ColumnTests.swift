import Catalog
import Foundation
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Columns and their values")
struct ColumnTests {
  private let movies = StoredModel.movies()

  /// A name that no column has, of random characters.
  private static func name(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let signs: [Character] = ["a", "Z", " ", "\"", "'", "é", ";", "-", "\u{0}", "🎬"]
    return "n" + String((0..<seed).compactMap { _ in signs.randomElement(using: &random) })
  }

  @Test("Each use is an error with a fix", arguments: 0...6 as ClosedRange<UInt64>)
  func refused(seed: UInt64) async throws {
    let store = try await hundredMovieStore()
    let name = Self.name(seed)
    let column = StoredColumn(name, \Movie.name)
    let queries = [
      movies.where(column == "s3cr3t"), movies.where(MovieColumns.id > 1 && !column.hasPrefix("s3cr3t")),
      movies.where(column.isOne(of: ["s3cr3t"])), movies.sorted(by: .ascending(column)),
      movies.sorted(by: .descending(MovieColumns.year), .descending(column)),
    ]
    for query in queries {
      var updates = store.updates(of: query).makeAsyncIterator()
      let errors = [
        await storeError(try await store.models(query)),
        await storeError(try await store.first(query)),
        await storeError(try await store.count(query)),
        await storeError(try await store.delete(query.limit(99))),
        await storeError(try await store.replace(query, with: [])),
        await storeError(try await updates.next()),
      ]
      for error in errors {
        #expect(
          error?.description
            == """
            the model has no column "\(name.replacing("\0", with: "\u{2400}"))" (table movies): add the column \
            to the StoredModel "movies", and a migration that defines the model
            """)
        #expect(error?.kind == .undeclaredColumn(name))
      }
    }
    #expect(try await store.models(movies.all) == hundredMovies)
  }

  @Test(
    "Names of columns are compared without the case of ASCII letters", arguments: ["YEAR", "Year", "yEAR"])
  func folded(name: String) async throws {
    let store = try await hundredMovieStore()
    let year = StoredColumn(name, \Movie.year)
    let query = movies.where(year == 2012).sorted(by: .ascending(year))
    #expect(try await store.models(query) == hundredMovies.filter { $0.year == 2012 })
  }

  @Test("A query is sorted by a repeated column once")
  func repeatedOrder() async throws {
    let store = try await hundredMovieStore()
    var query = movies.sorted(by: .descending(MovieColumns.year))
    for _ in 1...3000 { query = query.sorted(by: .ascending(MovieColumns.rating)) }
    let found = try await store.models(query)
    #expect(found == hundredMovies.sorted { ($0.rating, $1.year, $1.id) < ($1.rating, $0.year, $0.id) })
  }

  enum Level: String, StorableValue { case low, high }

  static let values: [(any StorableValue, ColumnType, StoredValue)] = [
    (7, .integer, .integer(7)), (Int8(-1), .integer, .integer(-1)),
    (UInt32.max, .integer, .integer(4_294_967_295)), (Int64.min, .integer, .integer(.min)),
    (true, .integer, .integer(1)), (false, .integer, .integer(0)), (0.5, .real, .real(0.5)),
    (Float(0.25), .real, .real(0.25)), ("a", .text, .text("a")), (Int?.none, .integer, .null),
    (Int?.some(3), .integer, .integer(3)), (Level.high, .text, .text("high")),
    (Date(timeIntervalSince1970: 12.5), .real, .real(12.5)),
    (
      UUID(uuid: (0xE6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), .text,
      .text("E6000000-0000-0000-0000-000000000001")
    ),
  ]

  @Test("A value has the form of its column", arguments: values.indices)
  func forms(index: Int) throws {
    let (value, type, stored) = Self.values[index]
    #expect(Swift.type(of: value).columnType == type)
    #expect(value.storedValue == stored)
  }
}
