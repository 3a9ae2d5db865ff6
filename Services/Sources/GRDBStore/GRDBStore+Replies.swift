import Foundation
import GRDB
import JSONCore
public import OfflineStore

extension GRDBStore: ReplyStore {
  /// Returns the stored response for a key.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy`, or `decoding` if the stored header
  ///   fields are damaged.
  @concurrent
  public func reply(for key: ReplyKey) async throws(StoreError) -> StoredReply? {
    try await StoreError.wrapping(table: Self.replies) { () async throws in
      try await database.unsafeRead { (db) in
        let statement = try db.cachedStatement(
          sql: """
            SELECT status, header_fields, body, date FROM offline_replies \
            WHERE account = ? AND request = ? AND variant = ?
            """)
        return try Row.fetchOne(statement, arguments: key.arguments).map { (row) in
          StoredReply(
            status: row[0], headerFields: try [StoredHeaderField](json: row[1]),
            body: [UInt8](row[2] as Data),
            date: Date(timeIntervalSince1970: row[3]))
        }
      }
    }
  }

  /// Stores a response in place of the previous one. If all responses exceed the limit, those saved longest
  /// ago are removed. A response above the limit isn't stored, and the previous one is removed.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy` or `full`; nothing is then changed.
  @concurrent
  public func save(_ reply: StoredReply, for key: ReplyKey) async throws(StoreError) {
    let fields = try reply.headerFields.json()
    let texts = [key.account, key.request, key.variant, fields]
    let size = texts.reduce(256 + reply.body.count) { $0 + $1.utf8.count }
    guard size <= replyLimit else { return try await removeReply(for: key) }
    let sql = """
      INSERT OR REPLACE INTO offline_replies \
      (account, request, variant, status, header_fields, body, date, size) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    let arguments =
      key.arguments + [
        reply.status, fields, Data(reply.body), reply.date.timeIntervalSince1970, size,
      ]
    try await StoreError.wrapping(table: Self.replies) { () async throws in
      try await database.write { (db) in
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
        try db.removeOldestReplies(beyond: replyLimit)
      }
    }
  }

  /// Removes the response for a key, if there is one.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy` or `full`.
  @concurrent
  public func removeReply(for key: ReplyKey) async throws(StoreError) {
    try await execute(
      "DELETE FROM offline_replies WHERE account = ? AND request = ? AND variant = ?", key.arguments)
  }

  /// Removes all responses of an account, for example when it signs out.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy` or `full`.
  @concurrent
  public func removeReplies(ofAccount account: String) async throws(StoreError) {
    try await erase("DELETE FROM offline_replies WHERE account = ?", [account.storedText])
  }

  /// Removes all responses of other accounts; those without an account stay.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy` or `full`.
  @concurrent
  public func removeReplies(exceptOfAccount account: String) async throws(StoreError) {
    try await erase("DELETE FROM offline_replies WHERE account NOT IN (?, '')", [account.storedText])
  }

  /// Removes all responses.
  ///
  /// - Throws: `StoreError` of the kind of SQLite's error, such as `busy` or `full`.
  @concurrent
  public func removeAllReplies() async throws(StoreError) {
    try await erase("DELETE FROM offline_replies", [])
  }

  private static let replies = "offline_replies"

  /// Deletes responses, and erases them and earlier deleted or replaced data from the files.
  private func erase(_ sql: String, _ arguments: StatementArguments) async throws(StoreError) {
    try await execute(sql, arguments)
    await eraseLog()
  }

  private func execute(_ sql: String, _ arguments: StatementArguments) async throws(StoreError) {
    try await StoreError.wrapping(table: Self.replies) { () async throws in
      try await database.write { (db) in
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
      }
    }
  }
}

extension Database {
  /// Removes the responses saved longest ago, until the others don't exceed the limit.
  fileprivate func removeOldestReplies(beyond limit: Int) throws {
    var bytes = try Int.fetchOne(try cachedStatement(sql: "SELECT SUM(size) FROM offline_replies")) ?? 0
    guard bytes > limit else { return }
    // A saved response receives the highest row number, whatever the clock shows.
    let replies = try Row.fetchCursor(self, sql: "SELECT rowid, size FROM offline_replies ORDER BY rowid")
    var last: Int64 = 0
    while bytes > limit, let reply = try replies.next() {
      last = reply[0]
      bytes -= reply[1]
    }
    try execute(sql: "DELETE FROM offline_replies WHERE rowid <= ?", arguments: [last])
  }
}

extension ReplyKey {
  fileprivate var arguments: StatementArguments {
    [account.storedText, request.storedText, variant.storedText]
  }
}

extension [StoredHeaderField] {
  /// An array of names and values, all of them strings: `["ETag","\"a\"","Age","1"]`.
  fileprivate func json() throws(StoreError) -> String {
    var writer = JSONWriter()
    do {
      try OwnedJSON.array(.init(flatMap { [.string($0.name), .string($0.value)] })).write(to: &writer)
      return String(decoding: try writer.finish(), as: UTF8.self)
    } catch {
      throw StoreError(.encoding(error))
    }
  }

  fileprivate init(json: String) throws(StoreError) {
    do {
      let texts = try [String].read(Document(parsing: json).root)
      self = stride(from: 0, to: texts.count - 1, by: 2).map {
        StoredHeaderField(name: texts[$0], value: texts[$0 + 1])
      }
    } catch {
      throw StoreError(.decoding(error))
    }
  }
}
