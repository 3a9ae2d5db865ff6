import Foundation
package import GRDB
package import OfflineStore

extension Database {
  /// Makes a change, within the current transaction.
  package func make(_ change: StoreChange) throws {
    switch change {
    case .save(let rows, let table): try save(rows, in: table)
    case .replace(let selection, let rows): try replace(selection, with: rows)
    case .delete(let selection): try delete(selection)
    case .fetched(let key, let date):
      try cachedStatement(sql: "INSERT OR REPLACE INTO offline_fetches (key, date) VALUES (?, ?)")
        .execute(arguments: [key.storedText, date.timeIntervalSince1970])
    case .removeFetch(let key?):
      try cachedStatement(sql: "DELETE FROM offline_fetches WHERE key = ?")
        .execute(arguments: [key.storedText])
    case .removeFetch(nil):
      try cachedStatement(sql: "DELETE FROM offline_fetches").execute()
    }
  }

  private func replace(_ selection: StoreSelection, with rows: [StoredRow]) throws {
    let table = selection.table
    let id = table.id.name.quotedName
    let text = try SelectionSQL(selection, columns: [id])
    let cursor = try DatabaseValue.fetchCursor(try statement(text), arguments: text.arguments)
    let kept = Set(rows.map(\.id))
    var gone: [DatabaseValue] = []
    while let old = try cursor.next() {
      if !kept.contains(StoredValue(old)) { gone.append(old) }
    }
    let deletion = try cachedStatement(sql: "DELETE FROM \(table.name.quotedName) WHERE \(id) = ?")
    for old in gone { try deletion.execute(arguments: [old]) }
    try save(rows, in: table)
  }

  private func delete(_ selection: StoreSelection) throws {
    let id = selection.table.id.name.quotedName
    let text = try SelectionSQL(selection, columns: [id])
    let isEverything = selection.condition == nil && selection.limit == nil && selection.offset == 0
    let condition = isEverything ? "" : " WHERE \(id) IN (\(text.sql))"
    let sql = "DELETE FROM \(selection.table.name.quotedName)\(condition)"
    try statement(sql, isCommon: text.isCommon)
      .execute(arguments: isEverything ? [] : text.arguments)
  }
}
