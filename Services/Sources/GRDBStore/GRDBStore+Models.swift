import Foundation
import GRDB
public import OfflineStore

extension GRDBStore: ModelStore {
  /// Returns the rows of a selection in order, from one consistent state.
  ///
  /// - Throws: `StoreError`: `undeclaredColumn` or `queryTooComplex` for a selection that the store rejects,
  ///   otherwise the kind of SQLite's error, such as `busy`.
  @concurrent
  public func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows {
    try await StoreError.wrapping(table: selection.table.name) { () async throws in
      if let rows = try rowOnThisThread(selection) { return rows }
      return try await database.read { (db) in try db.datedRows(selection) }
    }
  }

  /// Reads a single row on the calling thread: changing the thread would take longer than the query, and
  /// readers don't wait for writers.
  private func rowOnThisThread(_ selection: StoreSelection) throws -> StoredRows? {
    guard selection.limit == 1, let pool = database as? DatabasePool else { return nil }
    try Task.checkCancellation()
    if let lookups, selection.isOfOneID, selection.fetchKey == nil {
      return try lookups.unsafeRead { (db) in try db.rows(selection) }
    }
    // One transaction acquires the file locks once, including those for GRDB's check of the schema.
    return try pool.read { (db) in try db.datedRows(selection) }
  }

  /// Returns the number of rows of a selection.
  ///
  /// - Throws: What ``rows(_:)`` throws.
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

  /// Makes the changes in order, in one transaction: all of them or none.
  ///
  /// A `delete`, a `removeFetch` and a `replace` with no rows also overwrite the data that was deleted or
  /// replaced so far, in the file and in the `-wal` file, before this method returns. For that, it waits for
  /// other readers up to the busy timeout. Each such call empties the `-wal` file once, so remove many rows
  /// in one call: with `isOne(of:)` in the condition of a `delete`, or with several changes.
  ///
  /// - Throws: `StoreError`: `undeclaredColumn` or `queryTooComplex` for a change that the store rejects,
  ///   otherwise the kind of SQLite's error, such as `busy` or `full`.
  @concurrent
  public func write(_ changes: [StoreChange]) async throws(StoreError) {
    try await StoreError.wrapping { () async throws in
      try await database.write { (db) in
        for change in changes { try db.make(change) }
      }
    }
    // Erases even if nothing was removed, since the log may contain data that was replaced earlier.
    if changes.contains(where: \.isRemoval) { await eraseLog() }
  }

  /// Calls a closure with the rows of a selection, now and after each change.
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
