import Foundation
import GRDB
public import OfflineStore

extension GRDBStore {
  /// Opens the store in a file, and runs pending migrations.
  ///
  /// Only the owner can access a new file. The folder must exist. SQLite creates two more files beside it,
  /// whose names end in `-wal` and `-shm`.
  ///
  /// - Parameters:
  ///   - path: The path of the file. It is never interpreted as a URI or as a name such as `:memory:`.
  ///   - migrations: All migrations of the program, from the oldest to the newest.
  ///   - readOnly: Whether to leave the file unchanged. A pending migration is then an error; open the store
  ///     for writing once to run it. The folder may be read-only if the store was closed; the file must then
  ///     not change while it is open.
  ///   - busyTimeout: The time to wait for another process that writes.
  ///   - maximumSize: The largest size of the file in bytes, rounded to whole pages; `nil` for no limit.
  ///   - replyLimit: The largest total size of stored responses in bytes, including their header fields and
  ///     keys, and 256 more for each. Above it, those saved longest ago are removed. Defaults to 64 MiB.
  /// - Throws: `StoreError`; of the kind `newerVersion`, `migration` or `schema` if the store doesn't match
  ///   the migrations, otherwise of the kind of the database's error. The store is never deleted.
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
      // A migration may have dropped tables.
      if isUpgraded { await store.eraseLog() }
      return store
    }
  }

  /// Opens a new store in memory, which is discarded with the last reference to it.
  ///
  /// - Parameters:
  ///   - migrations: The same as for a store in a file.
  ///   - replyLimit: The same as for a store in a file.
  /// - Throws: `StoreError` if the migrations don't define the tables.
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

  /// Opens a store for reading. If the store was closed, it has no log, and SQLite would create one to read
  /// it, unless the file is declared immutable.
  private static func reader(of path: StorePath, _ configuration: Configuration) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path.text, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN && path.isOfClosedStore {
      // If SQLite doesn't accept URIs, the first error describes the problem.
      guard let queue = try? DatabaseQueue(path: path.immutableURI, configuration: configuration) else {
        throw error
      }
      return queue
    }
  }

  /// Opens the connection for single rows. It can write, although it never does: otherwise, SQLite wouldn't
  /// remove its two files if this connection is closed last.
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
    // GRDB converts this to a 32-bit number of milliseconds.
    configuration.busyMode = .timeout(min(max(busyTimeout / .seconds(1), 0), 1_000_000))
    // There are no foreign keys; if they were enabled, every migration would check them.
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { (db) in
      // In KiB. With SQLite's default of 2 MB, the pages of ten thousand models would be read repeatedly.
      try db.execute(sql: "PRAGMA cache_size = -16384")
      // Overwrites deleted and replaced data with zeros.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      db.add(function: .realOfBits)
      if let maximumSize {
        let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
        try db.execute(sql: "PRAGMA max_page_count = \(max(maximumSize / pageSize, 1))")
      }
    }
    return configuration
  }

  /// SQLite creates its other files with the permissions of this one. Errors are reported when the database
  /// is opened.
  private static func createPrivateFile(at path: String) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    _ = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
  }
}
