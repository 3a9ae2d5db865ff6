import Foundation
import GRDB
import OfflineStore

extension Database {
  /// Inserts rows, or replaces those with the same ids. If several rows have the same id, the last one is
  /// saved. Unchanged rows are skipped.
  func save(_ rows: [StoredRow], in table: StoreTable) throws {
    // SQLite accepts at most 1 000 000 000 bytes in a row.
    for row in rows where row.json.count > 900_000_000 {
      throw StoreError(.tooLarge, table: table.name, id: row.id)
    }
    for row in rows where row.values.count != table.columns.count {
      throw StoreError(
        .schema, table: table.name, id: row.id,
        detail: "the row has \(row.values.count) values for \(table.columns.count) columns")
    }
    let statement = try cachedStatement(sql: table.upsert)
    for row in rows {
      do {
        try statement.write(row)
      } catch {
        throw StoreError(error, table: table.name, id: row.id)
      }
    }
    statement.clearValues()
  }
}

extension Statement {
  /// Writes a row: its id, its JSON and its other columns.
  ///
  /// The values are bound individually, because GRDB copies a list of arguments several times, which takes
  /// longer.
  fileprivate func write(_ row: StoredRow) throws {
    clearValues()
    var last: CInt = 0
    func bind(_ value: some StatementBinding) throws {
      last += 1
      let code = value.bind(to: sqliteStatement, at: last)
      guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
    try bind(row.id.databaseValue)
    try bind(Data(row.json))
    for value in row.values { try bind(value.databaseValue) }
    try execute()
  }

  /// Clears the values without GRDB's check of their number, which doesn't include values that are bound
  /// individually.
  fileprivate func clearValues() { setUncheckedArguments(StatementArguments()) }
}

extension StoreTable {
  /// The statement that inserts a row: its id, its JSON and its other columns. If the row exists and differs,
  /// it is updated.
  fileprivate var upsert: String {
    let names = ([id.name, "json"] + columns.map(\.name)).map(\.quotedName)
    let others = names.dropFirst()
    let values = names.map { _ in "?" }.joined(separator: ", ")
    let updates = others.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    let differences = others.map { "excluded.\($0) IS NOT \(name.quotedName).\($0)" }
    return """
      INSERT INTO \(name.quotedName) (\(names.joined(separator: ", "))) VALUES (\(values)) \
      ON CONFLICT (\(id.name.quotedName)) DO UPDATE SET \(updates) \
      WHERE \(differences.joined(separator: " OR "))
      """
  }
}
