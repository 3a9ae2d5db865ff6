import Foundation
import GRDB
import OfflineStore

extension Database {
  /// Returns the rows of a selection.
  func rows(_ selection: StoreSelection) throws -> StoredRows {
    let text = try SelectionSQL(selection, columns: [selection.table.id.name.quotedName, "json"])
    let statement = try statement(text)
    let cursor = try Row.fetchCursor(statement, arguments: text.arguments)
    var rows = StoredRows()
    while let row = try cursor.next() {
      let id = StoredValue(statement, column: 0)
      // SQLite owns the bytes until the next row; `Data` would copy them individually.
      try row.withUnsafeData(atIndex: 1) { (json) in
        (json ?? Data()).withUnsafeBytes { rows.append(id: id, json: $0) }
      }
    }
    return rows
  }

  /// Returns the rows of a selection with the time of their fetch. Must be called in a transaction.
  func datedRows(_ selection: StoreSelection) throws -> StoredRows {
    var rows = try rows(selection)
    guard let key = selection.fetchKey else { return rows }
    let date = try cachedStatement(sql: "SELECT date FROM offline_fetches WHERE key = ?")
    rows.fetchDate = try Double.fetchOne(date, arguments: [key.storedText]).map {
      Date(timeIntervalSince1970: $0)
    }
    return rows
  }
}

extension StoredValue {
  /// Reads a column of the current row of a statement. Using a `Row` takes several times as long.
  fileprivate init(_ statement: Statement, column: CInt) {
    self.init(DatabaseValue(sqliteStatement: statement.sqliteStatement, index: column))
  }
}
