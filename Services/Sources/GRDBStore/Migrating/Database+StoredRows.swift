import Foundation
import GRDB
import JSONCore
import OfflineStore

extension Database {
  /// Computes the columns of all rows from their JSON.
  ///
  /// - Parameter requiringIDs: Whether the ids of the models must equal the ids under which they are stored.
  func computeColumns(of definition: TableDefinition, requiringIDs: Bool) throws {
    let table = definition.table
    guard !table.columns.isEmpty || requiringIDs else { return }
    let assignments = table.columns.map { "\($0.name.quotedName) = ?" }.joined(separator: ", ")
    let sql = "UPDATE \(table.name.quotedName) SET \(assignments) WHERE \(table.id.name.quotedName) = ?"
    let update = try table.columns.isEmpty ? nil : makeStatement(sql: sql)
    try forEachRow(of: table.name, id: table.id.name) { (id, json) in
      let row = try definition.row(json, StoredValue(id))
      if requiringIDs, !row.id.isSameID(as: StoredValue(id)) {
        throw StoreError(
          .schema, table: table.name, id: StoredValue(id),
          detail: """
            the rewritten model has the id \(row.id); don't change ids, or drop the table and save its models again
            """)
      }
      var values: BoundValues = []
      for value in row.values { values.append(value.databaseValue) }
      try update?.execute(arguments: StatementArguments(values + [id]))
    }
  }

  /// Changes the JSON of all rows of a table, if it exists.
  func rewrite(
    _ table: String, _ change: (inout OwnedJSON) throws(JSONError) -> Void
  ) throws {
    guard let id = try idColumn(of: table) else { return }
    let update = try makeStatement(
      sql: "UPDATE \(table.quotedName) SET json = ? WHERE \(id.quotedName) = ?")
    try forEachRow(of: table, id: id) { (key, json) in
      do throws(JSONError) {
        var value = try OwnedJSON(parsing: json)
        try change(&value)
        var writer = JSONWriter()
        try value.write(to: &writer)
        json = try writer.finish()
      } catch {
        throw StoreError(.decoding(error), table: table, id: StoredValue(key))
      }
      try update.execute(arguments: [Data(json), key])
    }
  }

  /// Calls a closure, which may change the row, with the id and JSON of every row. Rows are read in batches,
  /// by their ids.
  private func forEachRow(
    of table: String, id: String, _ body: (DatabaseValue, inout [UInt8]) throws -> Void
  ) throws {
    let (table, id) = (table.quotedName, id.quotedName)
    let first = try makeStatement(sql: "SELECT \(id), json FROM \(table) ORDER BY \(id) LIMIT 256")
    let next = try makeStatement(
      sql: "SELECT \(id), json FROM \(table) WHERE \(id) > ? ORDER BY \(id) LIMIT 256")
    var rows = try Row.fetchAll(first)
    while let last = rows.last {
      for row in rows {
        var json = [UInt8](row[1] as Data)
        try body(row[0], &json)
      }
      rows = try Row.fetchAll(next, arguments: [last[0] as DatabaseValue])
    }
  }
}

extension StoredValue {
  /// Whether both are the same id: numbers with and without a fraction can be equal.
  fileprivate func isSameID(as other: StoredValue) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .real(let number)), (.real(let number), .integer(let whole)):
      Double(whole) == number
    default: self == other
    }
  }
}
