#if Store
import Foundation
import GRDB
public import OfflineStore

extension GRDBStore: ModelStore {
  /// The rows of a selection, in its order, all as they were at one moment.
  ///
  /// - Throws: `StoreError`.
  @concurrent
  public func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows {
    try await StoreError.wrapping(table: selection.table.name) { () async throws in
      if let rows = try rowOnThisThread(selection) { return rows }
      return try await database.read { (db) in try db.datedRows(selection) }
    }
  }

  /// For a single row: changing the thread would take longer than reading it, and readers don't wait for writers.
  private func rowOnThisThread(_ selection: StoreSelection) throws -> StoredRows? {
    guard selection.limit == 1, let pool = database as? DatabasePool else { return nil }
    try Task.checkCancellation()
    if let lookups, selection.isOfOneID, selection.fetchKey == nil {
      return try lookups.unsafeRead { (db) in try db.rows(selection) }
    }
    // One transaction takes the locks of the file once, GRDB's look at the schema included.
    return try pool.read { (db) in try db.datedRows(selection) }
  }

  /// The number of rows of a selection.
  ///
  /// - Throws: `StoreError`.
  @concurrent
  public func count(_ selection: StoreSelection) async throws(StoreError) -> Int {
    try await StoreError.wrapping(table: selection.table.name) { () async throws in
      try await database.unsafeRead { (db) in
        let text = try SelectionSQL(selection, columns: ["1"])
        let statement = try db.statement("SELECT COUNT(*) FROM (\(text.sql))", isCommon: text.isCommon)
        return try Int.fetchOne(statement, arguments: text.arguments) ?? 0
      }
    }
  }

  /// Makes all of these changes, in their order, in one transaction: all of them or none.
  ///
  /// A `delete`, a `forgetFetch` and a `replace` with nothing overwrite what has been deleted or replaced so far, in the
  /// file and in the one with `-wal` at the end of its name, before this returns; it waits for other readers for as long
  /// as it would for another writer. Each call empties that file once, however much it removes: so
  /// remove many rows in one, by `isOne(of:)` in the condition of one `delete`, or by many changes.
  ///
  /// - Throws: `StoreError`.
  @concurrent
  public func write(_ changes: [StoreChange]) async throws(StoreError) {
    try await StoreError.wrapping { () async throws in
      try await database.write { (db) in
        for change in changes { try db.make(change) }
      }
    }
    // Also where nothing was there to remove: the log may have what was replaced before.
    if changes.contains(where: \.isRemoval) { await eraseLog() }
  }

  /// Calls a closure with the rows of a selection, now and whenever they have changed.
  public func observe(
    _ selection: StoreSelection,
    onChange: @escaping @Sendable (Result<StoredRows, StoreError>) -> Void
  ) -> StoreObservation {
    let observation = ValueObservation.trackingConstantRegion { (db) in try db.rows(selection) }
    let cancellable = observation.removeDuplicates().start(
      in: database, scheduling: .async(onQueue: DispatchQueue(label: "OfflineStore.observation")),
      onError: { onChange(.failure(StoreError($0, table: selection.table.name))) },
      onChange: { onChange(.success($0)) })
    return StoreObservation { cancellable.cancel() }
  }
}
#endif
