public import JSONCore

/// What a store knows of a model: the table that its rows lie in.
///
/// A row is the id, the columns beside it, and the model as one JSON text, in the column `json`.
public struct StoreTable: Sendable, Hashable {
  /// The name of the table.
  public var name: String
  /// The column that tells the rows apart.
  public var id: ColumnDescription
  /// The other columns, in the order of ``StoredRow/values``.
  public var columns: [ColumnDescription]
  /// The names of the columns of each index, in its order.
  public var indexes: [[String]]

  /// Creates the description of a table.
  public init(
    name: String, id: ColumnDescription, columns: [ColumnDescription], indexes: [[String]]
  ) {
    self.name = name
    self.id = id
    self.columns = columns
    self.indexes = indexes
  }
}

/// One model as a store keeps it.
public struct StoredRow: Sendable, Hashable {
  /// The model's id.
  public var id: StoredValue
  /// The values of the table's columns.
  public var values: [StoredValue]
  /// The model as UTF-8 text.
  public var json: [UInt8]

  /// Creates a row.
  public init(id: StoredValue, values: [StoredValue], json: [UInt8]) {
    self.id = id
    self.values = values
    self.json = json
  }
}

extension StoredRow: ShownByDescription {
  /// The id, and the size of the text. What the model holds may be private.
  public var description: String { "\(id): \(json.count) bytes" }
}
