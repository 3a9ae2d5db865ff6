import GRDB

extension Database {
  /// Escapes U+0001 in stores that were written without `String.storedText`. What followed a NUL was never
  /// stored.
  func escapeTexts() throws {
    // The next fetch adds these rows again.
    try execute(
      sql: """
        DELETE FROM offline_fetches WHERE instr(key, char(1));
        DELETE FROM offline_replies WHERE instr(account || request || variant, char(1))
          OR instr(entity_tag, char(1)) OR instr(last_modified, char(1));
        """)
    let tables = try String.fetchAll(
      self,
      sql: """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' \
        AND name NOT GLOB 'grdb_*' AND name NOT GLOB 'offline_*'
        """)
    for table in tables {
      let columns = try Row.fetchAll(
        self, sql: "SELECT name, pk FROM pragma_table_info(?) WHERE type = 'TEXT'", arguments: [table])
      for column in columns {
        try column[1] == 1 ? escapeIDs(column[0], of: table) : escapeColumn(column[0], of: table)
      }
    }
  }

  private func escapeColumn(_ column: String, of table: String) throws {
    let (table, column) = (table.quotedName, column.quotedName)
    try execute(
      sql: """
        UPDATE \(table) SET \(column) = replace(\(column), char(1), char(1, 2)) WHERE instr(\(column), char(1))
        """)
  }

  /// Longest first: a new id is longer than its old one, so it can't equal one that is still to be converted.
  private func escapeIDs(_ column: String, of table: String) throws {
    let (table, column) = (table.quotedName, column.quotedName)
    let ids = try String.fetchAll(
      self,
      sql: """
        SELECT \(column) FROM \(table) WHERE instr(\(column), char(1)) \
        ORDER BY length(CAST(\(column) AS BLOB)) DESC
        """)
    let update = try makeStatement(sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?")
    for id in ids { try update.execute(arguments: [id.storedText, id]) }
  }
}
