#if Store
import Foundation
import GRDB
public import OfflineStore

extension GRDBStore {
  /// Opens the store in a file, and brings it to the newest version.
  ///
  /// A new file can be read and written by its owner only. The folder has to be there. SQLite keeps two more files
  /// beside it, with `-wal` and `-shm` at the end of their names.
  ///
  /// - Parameters:
  ///   - path: The path of the file; always that, never a URI or a name such as `:memory:`.
  ///   - migrations: All migrations that the program ever had, from the oldest to the newest.
  ///   - readOnly: Whether to leave the file as it is. All migrations have to be done then: where one is pending, open
  ///     the store for writing once. The folder may be one that can't be written, such as that of a read-only disk, if
  ///     the store was closed; then the file must not change while it is open.
  ///   - busyTimeout: How long to wait for another process that writes.
  ///   - maximumSize: How many bytes the file may have, as whole pages; as many as the disk without it.
  ///   - replyLimit: How many bytes all kept replies may have, with their header fields; 64 MiB. Beyond it those go that
  ///     were saved longest ago.
  /// - Throws: `StoreError`; of the kind `newerVersion`, `migration` or `schema` if the store does not fit the
  ///   migrations, and otherwise of that which the database says. The store is never thrown away.
  @concurrent
  public static func open(
    at path: String, migrations: [StoreMigration], readOnly: Bool = false,
    busyTimeout: Duration = .seconds(5), maximumSize: Int? = nil, replyLimit: Int = 64 << 20
  ) async throws(StoreError) -> GRDBStore {
    try await StoreError.wrapping { () async throws in
      let path = try StorePath(path)
      let runner = try MigrationRunner(migrations)
      let configuration = configuration(
        readOnly: readOnly, busyTimeout: busyTimeout, maximumSize: maximumSize)
      if readOnly {
        let store = GRDBStore(try reader(of: path, configuration), replyLimit: replyLimit)
        try await store.database.read { (db) in try runner.requireFinished(db) }
        return store
      }
      createPrivateFile(at: path.text)
      let database = try DatabasePool(path: path.text, configuration: configuration)
      let isUpgraded = try runner.run(in: database)
      let store = GRDBStore(
        database, lookups: try lookups(at: path.text, configuration), replyLimit: replyLimit)
      // Tables may have been dropped.
      if isUpgraded { await store.eraseLog() }
      return store
    }
  }

  /// Opens a new store in memory, which is gone with the last reference to it.
  ///
  /// - Parameters:
  ///   - migrations: As for a file.
  ///   - replyLimit: As for a file.
  /// - Throws: `StoreError`, if the migrations don't define the tables.
  @concurrent
  public static func inMemory(
    migrations: [StoreMigration], replyLimit: Int = 64 << 20
  ) async throws(StoreError) -> GRDBStore {
    try await StoreError.wrapping { () async throws in
      let configuration = configuration(readOnly: false, busyTimeout: .zero, maximumSize: nil)
      let database = try DatabaseQueue(configuration: configuration)
      _ = try MigrationRunner(migrations).run(in: database)
      return GRDBStore(database, replyLimit: replyLimit)
    }
  }

  /// A store that was closed has no log. To read it, SQLite would make one, unless the file is said to be immutable.
  private static func reader(of path: StorePath, _ configuration: Configuration) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path.text, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN && path.isOfClosedStore {
      // Where SQLite takes no URIs, the first error is the one that says what is wrong.
      guard let queue = try? DatabaseQueue(path: path.immutableURI, configuration: configuration) else {
        throw error
      }
      return queue
    }
  }

  /// Opened for writing, though nothing is written: should it be closed last, SQLite removes its two files.
  private static func lookups(at path: String, _ configuration: Configuration) throws -> DatabaseQueue {
    var configuration = configuration
    configuration.prepareDatabase { (db) in
      try db.execute(sql: "PRAGMA cache_size = -4096; PRAGMA query_only = 1")
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  private static func configuration(
    readOnly: Bool, busyTimeout: Duration, maximumSize: Int?
  ) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = readOnly
    // GRDB makes a 32-bit number of milliseconds of it.
    configuration.busyMode = .timeout(min(max(busyTimeout / .seconds(1), 0), 1_000_000))
    // There are no keys to check, and a migration would check them all.
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { (db) in
      // In KiB: with SQLite's own 2 MB the pages of ten thousand models are read again and again.
      try db.execute(sql: "PRAGMA cache_size = -16384")
      // What is deleted or replaced is overwritten with zeros.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      db.add(function: .realOfBits)
      if let maximumSize {
        let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
        try db.execute(sql: "PRAGMA max_page_count = \(max(maximumSize / pageSize, 1))")
      }
    }
    return configuration
  }

  /// SQLite gives its other files the permissions of the first. Whether it can be opened, the database says.
  private static func createPrivateFile(at path: String) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    _ = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
  }
}
#endif
