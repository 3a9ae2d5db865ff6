import GRDB
import OfflineStore

/// The values of a statement. They are optional existentials, because for an array of a single type GRDB
/// would create a key path each time, which takes longer than everything else.
typealias BoundValues = [(any DatabaseValueConvertible)?]

/// A selection as a statement. Values are bound, names are quoted.
struct SelectionSQL {
  private(set) var sql: String
  private var values: BoundValues = []
  /// Whether similar selections are likely. Only then is the statement cached, because GRDB never removes
  /// cached statements.
  private(set) var isCommon = true

  var arguments: StatementArguments { StatementArguments(values) }

  /// Creates the statement of a selection.
  ///
  /// - Parameter columns: The selected columns, as SQL.
  /// - Throws: `StoreError` of the kind `undeclaredColumn` or `queryTooComplex`.
  init(_ selection: StoreSelection, columns: [String]) throws(StoreError) {
    sql = "SELECT \(columns.joined(separator: ", ")) FROM \(selection.table.name.quotedName)"
    if let condition = selection.condition {
      let condition = try ConditionSQL(condition, of: selection.table)
      sql += " WHERE \(condition.sql)"
      values = condition.values
      isCommon = condition.comparisonCount <= 8
    }
    // An id identifies at most one row, so there is nothing to sort or to skip.
    if selection.isOfOneID { return }
    // The id has the direction of the last term, so that SQLite can read an index backwards instead of
    // sorting.
    let id = StoreOrderTerm(
      column: selection.table.id.name, isDescending: selection.order.last?.isDescending ?? false)
    let declared = DeclaredColumns(selection.table)
    var sorted: Set<String> = []
    var order: [String] = []
    // Sorting by a column a second time has no effect.
    for term in selection.order + [id] where sorted.insert(term.column.foldedName).inserted {
      try declared.check(term.column)
      order.append("\(term.column.quotedName)\(term.isDescending ? " DESC" : "")")
    }
    sql += " ORDER BY " + order.joined(separator: ", ")
    guard selection.limit != nil || selection.offset > 0 else { return }
    sql += " LIMIT ? OFFSET ?"
    // A negative limit means no limit.
    values += [selection.limit ?? -1, selection.offset]
  }
}

extension Database {
  /// Returns the statement of a selection.
  func statement(_ text: SelectionSQL) throws -> Statement {
    try statement(text.sql, isCommon: text.isCommon)
  }

  /// Returns a statement, which is cached if similar ones are likely.
  func statement(_ sql: String, isCommon: Bool) throws -> Statement {
    try isCommon ? cachedStatement(sql: sql) : makeStatement(sql: sql)
  }
}

extension StoreSelection {
  /// Whether the selection consists of one row by its id, which isn't skipped.
  var isOfOneID: Bool {
    guard case .comparison(table.id.name, .equal, _) = condition?.onlyTest else { return false }
    return offset == 0 && (limit ?? 1) > 0
  }
}

extension StoredValue {
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    // SQLite can't store NaN.
    case .real(let value): value.isNaN ? .null : value.databaseValue
    case .text(let value): value.storedText.databaseValue
    }
  }

  /// Converts a value of the database. No column contains bytes.
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null, .blob: self = .null
    case .int64(let value): self = .integer(value)
    case .double(let value): self = .real(value)
    case .string(let value): self = .text(String(storedText: value))
    }
  }
}

// Works on scalars, as SQLite does: a character with a combining mark is one `Character`, but two scalars.
extension String {
  /// The string quoted as the name of a table or a column in a statement.
  var quotedName: String {
    // Most names contain no quotes.
    guard utf8.contains(UInt8(ascii: "\"")) else { return "\"\(self)\"" }
    var name = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" { name.append(scalar) }
      name.append(scalar)
    }
    return "\"\(String(name))\""
  }

  /// The string in the form in which SQLite compares names: only ASCII letters are case-insensitive.
  var foldedName: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }))
  }
}
