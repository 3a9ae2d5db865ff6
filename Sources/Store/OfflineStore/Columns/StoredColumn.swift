/// A property of a model that stands in a column of its own, so that queries can filter and sort by it.
///
///     enum MovieColumns {
///       static let id = StoredColumn("id", \Movie.id)
///       static let year = StoredColumn("year", \Movie.year)
///     }
public struct StoredColumn<Model: Sendable, Value: StorableValue>: Sendable {
  /// The name of the column.
  public let name: String
  /// The column's value in a model.
  public let value: @Sendable (Model) -> Value

  /// Declares a column.
  ///
  /// - Parameters:
  ///   - name: Any name but `json`, which holds the model itself. Case does not tell names apart.
  ///   - value: The column's value in a model: a key path, or a closure.
  public init(_ name: String, _ value: @escaping @Sendable (Model) -> Value) {
    self.name = name
    self.value = value
  }

  /// Name and type.
  public var description: ColumnDescription { ColumnDescription(name: name, type: Value.columnType) }
}

/// Name and type of a column.
public struct ColumnDescription: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The type of its values.
  public var type: ColumnType

  /// Creates a description.
  public init(name: String, type: ColumnType) {
    self.name = name
    self.type = type
  }
}
