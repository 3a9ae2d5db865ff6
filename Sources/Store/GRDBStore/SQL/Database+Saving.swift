#if Store
import Foundation
import GRDB
import OfflineStore

extension Database {
  /// Inserts rows, or replaces those with the same ids. If several rows have the same id, the last one is
  /// saved.
  ///
  /// Unchanged rows are skipped, and of changed rows only the changed columns are written, so that the
  /// indexes of the others aren't updated.
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
    var statements: [ColumnSet?: Statement] = [:]
    // Existing rows are read before anything is written, so that writing moves no row under the reader.
    for (position, columns) in try differences(of: rows, in: table) {
      let row = rows[position]
      let statement = try statements[columns] ?? cachedStatement(sql: table.write(columns))
      statements[columns] = statement
      do {
        try statement.write(row, columns)
      } catch {
        throw StoreError(error, table: table.name, id: row.id)
      }
    }
    for statement in statements.values { statement.clearValues() }
  }

  /// The positions of the rows that must be written, ordered by their ids, with the columns that differ from
  /// the stored row; `nil` for a row that isn't stored.
  ///
  /// The table is read in the order of its ids, from one requested row to the next, so that many neighbours
  /// cost one search.
  private func differences(
    of rows: [StoredRow], in table: StoreTable
  ) throws -> [(position: Int, columns: ColumnSet?)] {
    let statement = try cachedStatement(sql: table.rowsFromID)
    var differences: [(position: Int, columns: ColumnSet?)] = []
    var reader = try rows.isEmpty ? nil : OrderedReader(statement, from: rows[0].id)
    for position in rows.positionsByID {
      let row = rows[position]
      guard try reader?.move(to: row.id) == true, let stored = reader?.row else {
        differences.append((position, nil))
        continue
      }
      let columns = try ColumnSet(differencesOf: row, from: stored, of: statement)
      if !columns.isEmpty { differences.append((position, columns)) }
    }
    return differences
  }
}

/// Reads a table by its ids, forwards only.
private struct OrderedReader {
  private let statement: Statement
  private var cursor: RowCursor?
  private var id: StoredValue?
  private(set) var row: Row?

  init(_ statement: Statement, from id: StoredValue) throws {
    self.statement = statement
    try search(for: id)
  }

  /// Moves to the row with an id that follows the previous one; returns whether there is such a row.
  mutating func move(to wanted: StoredValue) throws -> Bool {
    // Passing a few rows is faster than searching for one.
    var steps = 0
    while let id, id.precedes(wanted) {
      steps += 1
      if steps > 8 { try search(for: wanted) } else { try step() }
    }
    return id == wanted
  }

  private mutating func search(for id: StoredValue) throws {
    // A cursor resets its statement when it is destroyed, which would remove the row of the next cursor.
    cursor = nil
    cursor = try Row.fetchCursor(statement, arguments: [id.databaseValue])
    try step()
  }

  private mutating func step() throws {
    row = try cursor?.next()
    id = row.map { _ in StoredValue(statement, column: 0) }
  }
}

/// Some of the columns of a row: 0 is the JSON, and the others follow in order. All columns from the 63rd on
/// share a bit.
private struct ColumnSet: Hashable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  /// The columns in which a row differs from the current row of a statement.
  init(differencesOf row: StoredRow, from stored: Row, of statement: Statement) throws {
    // SQLite owns the bytes until the next row, and `Data` would copy those of the model.
    let isSame = try stored.withUnsafeData(atIndex: 1) { (json) in
      json.map { $0.withUnsafeBytes { (bytes) in row.json.withUnsafeBytes { $0.isEqual(to: bytes) } } }
    }
    if isSame != true { insert(0) }
    for (column, value) in row.values.enumerated()
    where StoredValue(statement, column: CInt(column + 2)) != value {
      insert(column + 1)
    }
  }

  func contains(_ column: Int) -> Bool { bits & bit(column) != 0 }

  private mutating func insert(_ column: Int) { bits |= bit(column) }

  private func bit(_ column: Int) -> UInt64 { 1 << UInt64(min(column, 63)) }
}

extension UnsafeRawBufferPointer {
  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let own = baseAddress, let others = other.baseAddress else {
      return count == other.count
    }
    return memcmp(own, others, count) == 0
  }
}

extension Statement {
  /// Writes some columns of a row; without ``columns``, all of them and the id.
  ///
  /// The values are bound individually, because GRDB copies a list of arguments several times, which takes
  /// longer.
  fileprivate func write(_ row: StoredRow, _ columns: ColumnSet?) throws {
    clearValues()
    var last: CInt = 0
    func bind(_ value: some StatementBinding) throws {
      last += 1
      let code = value.bind(to: sqliteStatement, at: last)
      guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
    if columns == nil { try bind(row.id.databaseValue) }
    if columns?.contains(0) ?? true { try bind(Data(row.json)) }
    for (column, value) in row.values.enumerated() where columns?.contains(column + 1) ?? true {
      try bind(value.databaseValue)
    }
    if columns != nil { try bind(row.id.databaseValue) }
    try execute()
  }

  /// Clears the values without GRDB's check of their number, which doesn't include values that are bound
  /// individually.
  fileprivate func clearValues() { setUncheckedArguments(StatementArguments()) }
}

extension [StoredRow] {
  /// The positions in the order of the ids; of several with the same id, only the last.
  fileprivate var positionsByID: [Int] {
    let isSorted = indices.dropFirst().allSatisfy { self[$0 - 1].id.precedes(self[$0].id) }
    if isSorted { return Array<Int>(indices) }
    var positions: [Int] = []
    for position in indices.sorted(by: { self[$0].id.precedes(self[$1].id, $0 < $1) }) {
      if let last = positions.last, !self[last].id.precedes(self[position].id) { positions.removeLast() }
      positions.append(position)
    }
    return positions
  }
}

extension StoredValue {
  /// Reads a column of the current row of a statement. Using a `Row` takes several times as long.
  init(_ statement: Statement, column: CInt) {
    self.init(DatabaseValue(sqliteStatement: statement.sqliteStatement, index: column))
  }

  /// Whether it precedes another value in an index: null, numbers, then texts by their bytes.
  ///
  /// - Parameter otherwise: The result if neither precedes the other.
  fileprivate func precedes(_ other: StoredValue, _ otherwise: Bool = false) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left == right ? otherwise : left < right
    case (.text(let left), .text(let right)):
      left.utf8.elementsEqual(right.utf8) ? otherwise : left.utf8.lexicographicallyPrecedes(right.utf8)
    default:
      rank == other.rank && number == other.number ? otherwise : (rank, number) < (other.rank, other.number)
    }
  }

  /// Whether both are the same id: numbers with and without a fraction can be equal.
  func isSameID(as other: StoredValue) -> Bool { !precedes(other) && !other.precedes(self) }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    }
  }

  private var number: Double {
    switch self {
    case .null, .text: 0
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }
}

extension StoreTable {
  /// The statement that inserts a row: its id, its JSON and its other columns. If the row exists, it is
  /// updated.
  fileprivate var upsert: String {
    let names = [id.name, "json"] + columns.map(\.name)
    let values = names.map { _ in "?" }.joined(separator: ", ")
    let updates = names.dropFirst().map { "\($0.quotedName) = excluded.\($0.quotedName)" }
    return """
      INSERT INTO \(name.quotedName) (\(names.map(\.quotedName).joined(separator: ", "))) VALUES (\(values)) \
      ON CONFLICT (\(id.name.quotedName)) DO UPDATE SET \(updates.joined(separator: ", "))
      """
  }

  /// The statement that updates some columns of a row, or saves the whole row for `nil`.
  fileprivate func write(_ columns: ColumnSet?) -> String {
    guard let columns else { return upsert }
    let names = (["json"] + self.columns.map(\.name)).enumerated().filter { columns.contains($0.offset) }
    let changes = names.map { "\($0.element.quotedName) = ?" }.joined(separator: ", ")
    return "UPDATE \(name.quotedName) SET \(changes) WHERE \(id.name.quotedName) = ?"
  }

  /// The statement that reads rows by their ids, beginning with one id: the id, the JSON and the other
  /// columns.
  fileprivate var rowsFromID: String {
    let names = [id.name, "json"] + columns.map(\.name)
    let id = id.name.quotedName
    return """
      SELECT \(names.map(\.quotedName).joined(separator: ", ")) FROM \(name.quotedName) \
      WHERE \(id) >= ? ORDER BY \(id)
      """
  }
}
#endif
