#if Store
import GRDB
import JSONCore
import OfflineStore

/// The values of a statement. From an array of one type GRDB takes them by a key path that it makes anew each time, which
/// costs more than all the rest.
typealias BoundValues = [(any DatabaseValueConvertible)?]

/// A selection as a statement. Values are bound, names are quoted.
struct SelectionSQL {
  private(set) var sql: String
  private var values: BoundValues = []

  var arguments: StatementArguments { StatementArguments(values) }

  /// - Parameter columns: What is selected, as SQL.
  init(_ selection: StoreSelection, columns: [String]) {
    sql = "SELECT \(columns.joined(separator: ", ")) FROM \(selection.table.name.quotedName)"
    if let condition = selection.condition {
      sql += " WHERE "
      append(condition)
    }
    // An id names one row at most: there is nothing to sort or to leave out.
    if selection.isOfOneID { return }
    // In the direction of the last term: so an index, read backwards, has the order, and nothing is sorted.
    let id = StoreOrderTerm(
      column: selection.table.id.name, isDescending: selection.order.last?.isDescending ?? false)
    let order = (selection.order + [id]).map { "\($0.column.quotedName)\($0.isDescending ? " DESC" : "")" }
    sql += " ORDER BY " + order.joined(separator: ", ")
    guard selection.limit != nil || selection.offset > 0 else { return }
    sql += " LIMIT ? OFFSET ?"
    // A negative limit is none.
    values += [selection.limit ?? -1, selection.offset]
  }

  private mutating func append(_ expression: StoreExpression) {
    switch expression {
    case .comparison(let column, .equal, let value): append(column, "IS", value)
    case .comparison(let column, .notEqual, let value): append(column, "IS NOT", value)
    case .comparison(let column, .less, let value): appendDecided(column, "<", value)
    case .comparison(let column, .lessOrEqual, let value): appendDecided(column, "<=", value)
    case .comparison(let column, .greater, let value): appendDecided(column, ">", value)
    case .comparison(let column, .greaterOrEqual, let value): appendDecided(column, ">=", value)
    case .oneOf(let column, let values): appendMembership(column, values)
    case .prefix(let column, let prefix):
      appendDecided(column, "GLOB", .text(prefix.literalPattern + "*"))
    case .all(let parts): append(parts, separator: " AND ", none: "1")
    case .any(let parts): append(parts, separator: " OR ", none: "0")
    case .not(let part):
      sql += "NOT ("
      append(part)
      sql += ")"
    }
  }

  private mutating func append(_ parts: [StoreExpression], separator: String, none: String) {
    sql += parts.isEmpty ? none : "("
    for (index, part) in parts.enumerated() {
      if index > 0 { sql += separator }
      append(part)
    }
    sql += parts.isEmpty ? "" : ")"
  }

  private mutating func append(_ column: String, _ comparison: String, _ value: StoredValue) {
    sql += "\(column.quotedName) \(comparison) ?"
    values.append(value.databaseValue)
  }

  /// SQL's comparison with null is neither true nor false, and so would be its opposite.
  private mutating func appendDecided(_ column: String, _ comparison: String, _ value: StoredValue) {
    guard value != .null else {
      sql += "0"
      return
    }
    sql += "("
    append(column, comparison, value)
    sql += " AND \(column.quotedName) IS NOT NULL)"
  }

  /// The values go as one JSON array, for the number of bound values is limited.
  private mutating func appendMembership(_ column: String, _ members: [StoredValue]) {
    let name = column.quotedName
    let texts = members.compactMap(\.jsonText)
    sql += "((\(name) IS NOT NULL AND \(name) IN (SELECT value FROM json_each(?)))"
    sql += members.contains(.null) ? " OR \(name) IS NULL)" : ")"
    values.append("[\(texts.joined(separator: ","))]")
  }
}

extension StoreSelection {
  /// Whether it names a row by its id, and takes it.
  var isOfOneID: Bool {
    guard case .comparison(table.id.name, .equal, _) = condition else { return false }
    return offset == 0 && (limit ?? 1) > 0
  }
}

extension StoredValue {
  /// As JSON; `nil` for null, and for numbers that JSON hasn't.
  fileprivate var jsonText: String? {
    switch self {
    case .null: nil
    case .integer(let value): "\(value)"
    case .real(let value): value.isFinite ? "\(value)" : nil
    case .text(let value): OwnedJSON.string(value).description
    }
  }

  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value): value.databaseValue
    }
  }

  /// A value as the database has it. No column holds bytes.
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null, .blob: self = .null
    case .int64(let value): self = .integer(value)
    case .double(let value): self = .real(value)
    case .string(let value): self = .text(value)
    }
  }
}

// Scalar by scalar, as SQLite reads: a sign with a combining mark behind it is one character, and yet that sign.
extension String {
  /// As the name of a table or a column in a statement, whatever it is.
  var quotedName: String {
    // Most have no quotes in them.
    let isPlain = !utf8.contains(UInt8(ascii: "\""))
    return isPlain ? "\"\(self)\"" : "\"\(replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  /// As a pattern of GLOB that only the text itself matches.
  fileprivate var literalPattern: String {
    replacingScalars { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : nil }
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let new = replacement(scalar) { text += new.unicodeScalars } else { text.append(scalar) }
    }
    return String(text)
  }

  /// As SQLite compares names: it takes large and small letters of ASCII as the same, and no others.
  var foldedName: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }))
  }
}
#endif
