#if Store
import GRDB
import OfflineStore

/// The values of a statement. From an array of one type GRDB takes them by a key path that it makes anew each time, which
/// costs more than all the rest.
typealias BoundValues = [(any DatabaseValueConvertible)?]

/// A selection as a statement. Values are bound, names are quoted.
struct SelectionSQL {
  private(set) var sql: String
  private var values: BoundValues = []
  /// Whether others like it are to be expected: GRDB keeps cached statements for ever.
  private(set) var isCommon = true

  var arguments: StatementArguments { StatementArguments(values) }

  /// - Parameter columns: What is selected, as SQL.
  /// - Throws: `StoreError` of the kind `undeclaredColumn` or `queryTooComplex`.
  init(_ selection: StoreSelection, columns: [String]) throws(StoreError) {
    sql = "SELECT \(columns.joined(separator: ", ")) FROM \(selection.table.name.quotedName)"
    if let condition = selection.condition {
      let condition = try ConditionSQL(condition, of: selection.table)
      sql += " WHERE \(condition.sql)"
      values = condition.values
      isCommon = condition.comparisonCount <= 8
    }
    // An id names one row at most: there is nothing to sort or to leave out.
    if selection.isOfOneID { return }
    // In the direction of the last term: so an index, read backwards, has the order, and nothing is sorted.
    let id = StoreOrderTerm(
      column: selection.table.id.name, isDescending: selection.order.last?.isDescending ?? false)
    let declared = DeclaredColumns(selection.table)
    var sorted: Set<String> = []
    var order: [String] = []
    // By a column that comes a second time nothing is left to sort.
    for term in selection.order + [id] where sorted.insert(term.column.foldedName).inserted {
      try declared.check(term.column)
      order.append("\(term.column.quotedName)\(term.isDescending ? " DESC" : "")")
    }
    sql += " ORDER BY " + order.joined(separator: ", ")
    guard selection.limit != nil || selection.offset > 0 else { return }
    sql += " LIMIT ? OFFSET ?"
    // A negative limit is none.
    values += [selection.limit ?? -1, selection.offset]
  }
}

extension Database {
  /// The statement of a selection.
  func statement(_ text: SelectionSQL) throws -> Statement {
    try statement(text.sql, isCommon: text.isCommon)
  }

  /// A statement that is cached if others like it are to be expected.
  func statement(_ sql: String, isCommon: Bool) throws -> Statement {
    try isCommon ? cachedStatement(sql: sql) : makeStatement(sql: sql)
  }
}

extension StoreSelection {
  /// Whether it names a row by its id, and takes it.
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
    // SQLite has no other form of it.
    case .real(let value): value.isNaN ? .null : value.databaseValue
    case .text(let value): value.storedText.databaseValue
    }
  }

  /// A value as the database has it. No column holds bytes.
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null, .blob: self = .null
    case .int64(let value): self = .integer(value)
    case .double(let value): self = .real(value)
    case .string(let value): self = .text(String(storedText: value))
    }
  }
}

// Scalar by scalar, as SQLite reads: a sign with a combining mark behind it is one character, and yet that sign.
extension String {
  /// As the name of a table or a column in a statement, whatever it is.
  var quotedName: String {
    // Most have no quotes in them.
    guard utf8.contains(UInt8(ascii: "\"")) else { return "\"\(self)\"" }
    var name = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" { name.append(scalar) }
      name.append(scalar)
    }
    return "\"\(String(name))\""
  }

  /// As SQLite compares names: it takes large and small letters of ASCII as the same, and no others.
  var foldedName: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }))
  }
}
#endif
