public import JSONCore

/// The table of a model's rows.
///
/// A row consists of the id, the other columns, and the model as JSON text in the column `json`.
public struct StoreTable: Sendable, Hashable {
  /// The name of the table.
  public var name: String
  /// The column that identifies the rows.
  public var id: ColumnDescription
  /// The other columns, in the order of ``StoredRow/values``.
  public var columns: [ColumnDescription]
  /// The names of the columns of each index, in order.
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

/// A model in its stored form.
public struct StoredRow: Sendable, Hashable {
  /// The model's id.
  public var id: StoredValue
  /// The values of the table's columns.
  public var values: [StoredValue]
  /// The JSON text of the model, in UTF-8.
  public var json: [UInt8]

  /// Creates a row.
  public init(id: StoredValue, values: [StoredValue], json: [UInt8]) {
    self.id = id
    self.values = values
    self.json = json
  }
}

extension StoredRow: ShownByDescription {
  /// The id, and the size of the text. The model is omitted, since it may be private.
  public var description: String { "\(id): \(json.count) bytes" }
}
