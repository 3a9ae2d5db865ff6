import Foundation
import GRDB
import GRDBStore
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
