import Catalog
import Foundation
import GRDB
import GRDBStore
import ManualMapping
import OfflineStore

/// A folder for the files of a test's store, which is removed with the last reference.
final class TemporaryStore: Sendable {
  let folder: URL
  var path: String { folder.appending(path: "store.sqlite").path }

  init() throws {
    folder = URL.temporaryDirectory.appending(path: "StoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens the store of movies.
  func open(readOnly: Bool = false, maximumSize: Int? = nil) async throws(StoreError) -> GRDBStore {
    try await GRDBStore.open(
      at: path, migrations: [.movies], readOnly: readOnly, busyTimeout: .milliseconds(1),
      maximumSize: maximumSize)
  }

  /// Accesses the file without the store.
  func tamper(_ sql: String, arguments: StatementArguments = []) throws {
    let database = try DatabaseQueue(path: path)
    try database.write { try $0.execute(sql: sql, arguments: arguments) }
    try database.close()
  }

  /// The result of a statement, without the store.
  func values(_ sql: String) throws -> [String] {
    let database = try DatabaseQueue(path: path)
    defer { try? database.close() }
    return try database.read { try String.fetchAll($0, sql: sql) }
  }
}

extension StoreMigration {
  static let movies = StoreMigration("1: movies", .define(StoredModel.movies()))
}

/// A store in memory with a hundred movies.
func hundredMovieStore() async throws(StoreError) -> GRDBStore {
  let store = try await GRDBStore.inMemory(migrations: [.movies])
  try await store.save(hundredMovies, in: StoredModel.movies())
  return store
}

/// The error that an expression throws; `nil` if it succeeds.
func storeError<Value>(_ value: @autoclosure () async throws(StoreError) -> Value) async -> StoreError? {
  do throws(StoreError) {
    _ = try await value()
    return nil
  } catch {
    return error
  }
}

enum MovieColumns {
  static let id = StoredColumn("id", \Movie.id)
  static let name = StoredColumn("name", \Movie.name)
  static let year = StoredColumn("year", \Movie.year)
  static let grossing = StoredColumn("grossing", \Movie.grossing)
  static let rating = StoredColumn("rating", \Movie.rating)
}

extension StoredModel<Movie> {
  static func movies(_ mapping: any Mapping<Movie> = ManualMapper<Movie>()) -> Self {
    StoredModel(
      "movies", id: MovieColumns.id, columns: MovieColumns.name, MovieColumns.year, MovieColumns.grossing,
      MovieColumns.rating, indexes: [["year", "grossing"], ["year", "rating"]], mapping: mapping)
  }
}

extension Movie {
  /// A movie whose year, gross and rating follow from its number.
  static func numbered(_ number: Int, name: String? = nil) -> Movie {
    Movie(
      id: number, name: name ?? "Movie \(number)", year: 2010 + number % 10,
      releaseDate: Date(timeIntervalSince1970: 86_400 * Double(number)), grossing: number * 7919 % 1000,
      rating: Double(number * 31 % 100) / 10, cast: [MovieActor(name: "Actor \(number)")])
  }
}

let hundredMovies = (1...100).map { Movie.numbered($0) }
