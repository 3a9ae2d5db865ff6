import GRDB
import JSONCore
import OfflineStore

/// A condition as SQL with its values, which are always bound.
///
/// The limits of SQLite depend on how it was built, and the time for a long condition is quadratic in its
/// length. The limits here are below those of every build: SQLITE_LIMIT_EXPR_DEPTH is 1000, of which a chain
/// of *n* comparisons uses *n*; SQLITE_LIMIT_VARIABLE_NUMBER was 999; and the parser's stack has 100 entries,
/// of which each level of nesting uses 3.
struct ConditionSQL {
  /// The largest number of comparisons; a comparison of one column with many values counts once.
  static let comparisonLimit = 450
  /// The largest depth of nested `all`, `any` and `not`.
  static let depthLimit = 20

  private(set) var sql: String
  private(set) var values: BoundValues
  /// The number of comparisons.
  private(set) var comparisonCount: Int
  private var depth = 0

  private init(_ sql: String, _ values: BoundValues) {
    self.sql = sql
    self.values = values
    comparisonCount = 1
  }

  /// Creates the SQL of an expression.
  ///
  /// - Throws: `StoreError` of the kind `undeclaredColumn` or `queryTooComplex`.
  init(_ expression: StoreExpression, of table: StoreTable) throws(StoreError) {
    let columns = DeclaredColumns(table)
    // The most frequent condition is a single test, as for a row by its id.
    if let test = expression.onlyTest {
      try columns.check(test.column)
      self = Part(test).condition
      return
    }
    do throws(StoreError) {
      self = try expression.reduce(
        test: { (test) throws(StoreError) -> Part in
          try columns.check(test.column)
          return Part(test)
        },
        all: { (parts) throws(StoreError) in try .joining(parts, isAll: true) },
        any: { (parts) throws(StoreError) in try .joining(parts, isAll: false) },
        not: { (part) throws(StoreError) in try part.negated() }
      ).condition
    } catch {
      throw StoreError(error.kind, table: table.name, detail: error.detail)
    }
  }

  /// The SQL of a part of an expression.
  fileprivate enum Part {
    /// The column has one of these values or, if `isIn` is `false`, none of them. The depth is that of the
    /// joined lists.
    case membership(column: String, [StoredValue], isIn: Bool, depth: Int)
    case other(ConditionSQL)
  }
}

extension ConditionSQL.Part {
  init(_ test: StoreExpression.Test) {
    switch test {
    case .comparison(let column, .equal, let value):
      self = .membership(column: column, [value], isIn: true, depth: 0)
    case .comparison(let column, .notEqual, let value):
      self = .membership(column: column, [value], isIn: false, depth: 0)
    case .oneOf(let column, let values): self = .membership(column: column, values, isIn: true, depth: 0)
    case .comparison(let column, .less, let value): self = .other(.decided(column, "<", value))
    case .comparison(let column, .lessOrEqual, let value): self = .other(.decided(column, "<=", value))
    case .comparison(let column, .greater, let value): self = .other(.decided(column, ">", value))
    case .comparison(let column, .greaterOrEqual, let value): self = .other(.decided(column, ">=", value))
    case .prefix(let column, let prefix): self = .other(.prefix(column, prefix.storedText))
    }
  }

  /// Joins parts. Tests of one column for different values, such as `id == 1 || id == 2`, become a single
  /// list of any length.
  ///
  /// - Complexity: O(*n*) in the number of values. A whole condition copies each value at most
  ///   ``ConditionSQL/depthLimit`` times, because joined lists count as a level of nesting.
  static func joining(_ parts: [Self], isAll: Bool) throws(StoreError) -> Self {
    var columns: [String] = []
    var members: [String: [StoredValue]] = [:]
    var others: [Self] = []
    var depth = 0
    for part in parts {
      if case .membership(let column, let values, !isAll, let inner) = part {
        depth = max(depth, inner + 1)
        if members[column] == nil { columns.append(column) }
        members[column, default: []] += values
      } else {
        others.append(part)
      }
    }
    try ConditionSQL.check(depth: depth)
    let joined =
      columns.map { Self.membership(column: $0, members[$0] ?? [], isIn: !isAll, depth: depth) } + others
    if joined.count == 1 { return joined[0] }
    return .other(try ConditionSQL(joining: joined.map(\.condition), isAll: isAll))
  }

  func negated() throws(StoreError) -> Self {
    switch self {
    case .membership(let column, let values, let isIn, let depth):
      .membership(column: column, values, isIn: !isIn, depth: depth)
    case .other(let condition): .other(try condition.negated())
    }
  }

  var condition: ConditionSQL {
    switch self {
    case .membership(let column, let values, let isIn, _): .membership(column, values, isIn: isIn)
    case .other(let condition): condition
    }
  }
}

extension ConditionSQL {
  fileprivate init(joining parts: [ConditionSQL], isAll: Bool) throws(StoreError) {
    let count = parts.reduce(0) { $0 + $1.comparisonCount }
    guard count <= Self.comparisonLimit else {
      throw StoreError(
        .queryTooComplex,
        detail: """
          its condition has \(count) comparisons, and the limit is \(Self.comparisonLimit); isOne(of:) takes any \
          number of values
          """)
    }
    let sql = parts.map(\.sql).joined(separator: isAll ? " AND " : " OR ")
    self.init(parts.isEmpty ? (isAll ? "1" : "0") : "(\(sql))", parts.flatMap(\.values))
    comparisonCount = count
    try nest(parts.map(\.depth).max() ?? 0)
  }

  fileprivate func negated() throws(StoreError) -> ConditionSQL {
    var negated = self
    negated.sql = "NOT (\(sql))"
    try negated.nest(depth)
    return negated
  }

  private mutating func nest(_ inner: Int) throws(StoreError) {
    depth = inner + 1
    try Self.check(depth: depth)
  }

  /// Checks the depth of a condition.
  ///
  /// - Throws: `StoreError` of the kind `queryTooComplex` above the limit.
  fileprivate static func check(depth: Int) throws(StoreError) {
    guard depth <= depthLimit else {
      throw StoreError(
        .queryTooComplex, detail: "its condition is nested more than \(depthLimit) levels deep")
    }
  }

  /// A comparison that is false for null. In SQL, a comparison with null is neither true nor false, and so is
  /// its negation.
  fileprivate static func decided(_ column: String, _ comparison: String, _ value: StoredValue) -> Self {
    guard !value.databaseValue.isNull else { return Self("0", []) }
    let name = column.quotedName
    return Self("(\(name) \(comparison) ? AND \(name) IS NOT NULL)", [value.databaseValue])
  }

  /// Tests for a prefix by a range, which can use an index, and supports prefixes of any length with any
  /// characters.
  fileprivate static func prefix(_ column: String, _ prefix: String) -> Self {
    let name = column.quotedName
    guard let end = prefix.endOfPrefix else {
      return Self("(\(name) >= ? AND \(name) IS NOT NULL)", [prefix])
    }
    return Self("(\(name) >= ? AND \(name) < ? AND \(name) IS NOT NULL)", [prefix, end])
  }

  /// Several values are bound as one JSON array, because the number of bound values is limited. Numbers with
  /// a fraction are passed by their bits, in a separate array, because a decimal number would depend on the
  /// number parser of the installed SQLite.
  fileprivate static func membership(_ column: String, _ members: [StoredValue], isIn: Bool) -> Self {
    let name = column.quotedName
    if members.count == 1 { return Self("\(name) \(isIn ? "IS" : "IS NOT") ?", [members[0].databaseValue]) }
    let lists = [
      ("value", members.compactMap(\.jsonText)),
      ("\(DatabaseFunction.realOfBits.name)(value)", members.compactMap(\.bitsText)),
    ].filter { !$0.1.isEmpty }
    let values = lists.map { "SELECT \($0.0) FROM json_each(?)" }.joined(separator: " UNION ALL ")
    var sql = "((\(name) IS NOT NULL AND \(name) IN (\(values)))"
    sql += members.contains { $0.databaseValue.isNull } ? " OR \(name) IS NULL)" : ")"
    return Self(isIn ? sql : "NOT \(sql)", lists.map { "[\($0.1.joined(separator: ","))]" })
  }
}

/// The columns that queries of a table may use.
struct DeclaredColumns {
  private let table: StoreTable
  private let names: Set<String>

  init(_ table: StoreTable) {
    self.table = table
    names = Set(([table.id] + table.columns).map(\.name))
  }

  /// Checks that a column is declared.
  ///
  /// - Throws: `StoreError` of the kind `undeclaredColumn`.
  func check(_ column: String) throws(StoreError) {
    guard !names.contains(column), !names.contains(where: { $0.foldedName == column.foldedName }) else {
      return
    }
    throw StoreError(
      .undeclaredColumn(column), table: table.name,
      detail: """
        add the column to the StoredModel "\(table.name)", and a migration that defines the model
        """)
  }
}

extension StoreExpression.Test {
  fileprivate var column: String {
    switch self {
    case .comparison(let column, _, _), .oneOf(let column, _), .prefix(let column, _): column
    }
  }
}

extension StoredValue {
  /// A string or a whole number as JSON.
  fileprivate var jsonText: String? {
    switch self {
    case .null, .real(_): nil
    case .integer(let value): "\(value)"
    case .text(let value): OwnedJSON.string(value.storedText).description
    }
  }

  /// The bits of a number with a fraction, as a whole number; `nil` for a number that is stored as null.
  fileprivate var bitsText: String? {
    guard case .real(let value) = self, !value.isNaN else { return nil }
    return "\(Int64(bitPattern: value.bitPattern))"
  }
}

extension DatabaseFunction {
  /// Returns the number with these bits. Registered with every connection.
  static let realOfBits = DatabaseFunction("real_of_bits", argumentCount: 1, pure: true) { (values) in
    Int64.fromDatabaseValue(values[0]).map { Double(bitPattern: UInt64(bitPattern: $0)) }
  }
}
