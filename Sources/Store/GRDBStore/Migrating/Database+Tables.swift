#if Store
import GRDB
import OfflineStore

extension Database {
  /// The tables of the store itself: when answers were fetched, and replies.
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

  /// Gives a table its columns and indexes, and computes the columns of all its rows.
  func define(_ definition: TableDefinition) throws {
    let table = definition.table
    let name = table.name.quotedName
    for index in try indexNames(of: table.name) { try execute(sql: "DROP INDEX \(index.quotedName)") }
    if try tableExists(table.name) {
      try changeColumns(of: table)
    } else {
      let columns = table.columns.map { ", \($0.name.quotedName) \($0.type.name)" }.joined()
      try execute(
        sql: """
          CREATE TABLE \(name) (\(table.id.name.quotedName) \(table.id.type.name) PRIMARY KEY NOT NULL, \
          json BLOB NOT NULL\(columns))
          """)
    }
    try computeColumns(of: definition)
    for index in table.indexes {
      let columns = index.map(\.quotedName).joined(separator: ", ")
      try execute(sql: "CREATE INDEX \(table.indexName(of: index).quotedName) ON \(name) (\(columns))")
    }
  }

  private func changeColumns(of table: StoreTable) throws {
    let name = table.name.quotedName
    let known = try declaredColumns(in: table.name)
    guard known.contains(DeclaredColumn(table.id)), known.contains(.json) else {
      throw StoreError(
        .schema, table: table.name, detail: "the table has another id; drop it before it is defined")
    }
    let wanted = [DeclaredColumn(table.id), .json] + table.columns.map { DeclaredColumn($0) }
    for column in known where !wanted.contains(column) {
      try execute(sql: "ALTER TABLE \(name) DROP COLUMN \(column.name.quotedName)")
    }
    for column in wanted where !known.contains(column) {
      try execute(sql: "ALTER TABLE \(name) ADD COLUMN \(column.name.quotedName) \(column.type)")
    }
  }

  /// Whether a table has the columns and indexes that it is to have.
  func fits(_ table: StoreTable) throws -> Bool {
    let wanted = [DeclaredColumn(table.id), .json] + table.columns.map { DeclaredColumn($0) }
    return try tableExists(table.name)
      && Set(try declaredColumns(in: table.name)) == Set(wanted)
      && Set(try indexNames(of: table.name)) == Set(table.indexes.map { table.indexName(of: $0) })
  }

  private func declaredColumns(in table: String) throws -> [DeclaredColumn] {
    try columns(in: table).map { DeclaredColumn(name: $0.name.lowercased(), type: $0.type) }
  }

  private func indexNames(of table: String) throws -> [String] {
    guard try tableExists(table) else { return [] }
    // The index of a primary key is SQLite's.
    return try indexes(on: table).map(\.name).filter { !$0.hasPrefix("sqlite_") }
  }
}

/// Name and type of a column, as the schema has them; SQLite doesn't tell names apart by their case.
private struct DeclaredColumn: Hashable {
  let name: String
  let type: String

  static let json = DeclaredColumn(name: "json", type: "BLOB")
}

extension DeclaredColumn {
  init(_ column: ColumnDescription) {
    self.init(name: column.name.lowercased(), type: column.type.name)
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
#endif
