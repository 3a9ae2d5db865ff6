import GRDB
import OfflineStore

extension Database {
  /// Creates the internal tables: the times of fetches, and responses.
  func createOwnTables() throws {
    try execute(
      sql: """
        CREATE TABLE offline_fetches (key TEXT PRIMARY KEY NOT NULL, date REAL NOT NULL) WITHOUT ROWID;
        CREATE TABLE offline_replies (
          account TEXT NOT NULL, request TEXT NOT NULL, variant TEXT NOT NULL, status INTEGER NOT NULL,
          header_fields TEXT NOT NULL, body BLOB NOT NULL, entity_tag TEXT, last_modified TEXT, date REAL NOT NULL,
          PRIMARY KEY (account, request, variant));
        """)
  }

  /// Adds the sizes of responses and an index of them, so that their sum is computed without reading
  /// responses.
  func addSizesOfReplies() throws {
    try execute(
      sql: """
        ALTER TABLE offline_replies ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
        UPDATE offline_replies SET size = length(body) + length(CAST(header_fields AS BLOB));
        CREATE INDEX offline_replies_size ON offline_replies (size);
        """)
  }

  /// Removes the responses that earlier versions of `StoredReplyCache` stored under SHA-256 digests instead
  /// of URLs, because they would never be found.
  func removeRepliesKeyedByDigest() throws {
    try execute(
      sql: "DELETE FROM offline_replies WHERE length(request) = 64 AND request NOT GLOB '*[^0-9a-f]*'")
  }

  /// Creates the columns and indexes of a table, and computes the columns of all its rows.
  ///
  /// - Parameter isRewritten: Whether the JSON of its rows has changed, and possibly their ids.
  func define(_ definition: TableDefinition, isRewritten: Bool) throws {
    let table = definition.table
    let name = table.name.quotedName
    for index in try indexNames(of: table.name) { try execute(sql: "DROP INDEX \(index.quotedName)") }
    if try idColumn(of: table.name) != nil {
      try changeColumns(of: table)
    } else {
      let columns = table.columns.map { ", \($0.name.quotedName) \($0.type.name)" }.joined()
      try execute(
        sql: """
          CREATE TABLE \(name) (\(table.id.name.quotedName) \(table.id.type.name) PRIMARY KEY NOT NULL, \
          json BLOB NOT NULL\(columns))
          """)
    }
    try computeColumns(of: definition, requiringIDs: isRewritten)
    for index in table.indexes {
      let columns = index.map(\.quotedName).joined(separator: ", ")
      try execute(sql: "CREATE INDEX \(table.indexName(of: index).quotedName) ON \(name) (\(columns))")
    }
  }

  private func changeColumns(of table: StoreTable) throws {
    let name = table.name.quotedName
    let known = try declaredColumns(in: table.name)
    let isKept = try idColumn(of: table.name) == table.id.name.foldedName
    guard isKept, known.contains(DeclaredColumn(table.id)), known.contains(.json) else {
      throw StoreError(
        .schema, table: table.name, detail: "the table has another id; drop it before defining it")
    }
    let wanted = [DeclaredColumn(table.id), .json] + table.columns.map { DeclaredColumn($0) }
    for column in known where !wanted.contains(column) {
      try execute(sql: "ALTER TABLE \(name) DROP COLUMN \(column.name.quotedName)")
    }
    for column in wanted where !known.contains(column) {
      try execute(sql: "ALTER TABLE \(name) ADD COLUMN \(column.name.quotedName) \(column.type)")
    }
  }

  /// Whether a table has the declared columns and indexes.
  func fits(_ table: StoreTable) throws -> Bool {
    let wanted = [DeclaredColumn(table.id), .json] + table.columns.map { DeclaredColumn($0) }
    return try idColumn(of: table.name) == table.id.name.foldedName
      && Set(try declaredColumns(in: table.name)) == Set(wanted)
      && Set(try indexNames(of: table.name)) == Set(table.indexes.map { table.indexName(of: $0) })
  }

  /// The name of a table's id column in lower case; `nil` if there is no such table.
  func idColumn(of table: String) throws -> String? {
    try String.fetchOne(
      self, sql: "SELECT lower(name) FROM pragma_table_info(?) WHERE pk = 1", arguments: [table])
  }

  // GRDB's own functions for this don't support quotes in the names of tables.

  private func declaredColumns(in table: String) throws -> [DeclaredColumn] {
    try Row.fetchAll(self, sql: "SELECT name, type FROM pragma_table_info(?)", arguments: [table]).map {
      DeclaredColumn(name: ($0[0] as String).foldedName, type: $0[1])
    }
  }

  /// The names of the indexes that were created, without SQLite's index for the primary key.
  private func indexNames(of table: String) throws -> [String] {
    try String.fetchAll(
      self, sql: "SELECT name FROM pragma_index_list(?) WHERE origin = 'c'", arguments: [table])
  }
}

/// The name and type of a column in the schema; names in SQLite aren't case-sensitive.
private struct DeclaredColumn: Hashable {
  let name: String
  let type: String

  static let json = DeclaredColumn(name: "json", type: "BLOB")
}

extension DeclaredColumn {
  init(_ column: ColumnDescription) {
    self.init(name: column.name.foldedName, type: column.type.name)
  }
}

extension ColumnType {
  fileprivate var name: String { rawValue.uppercased() }
}

extension StoreTable {
  fileprivate func indexName(of columns: [String]) -> String {
    "\(name): \(columns.joined(separator: ", "))"
  }
}
