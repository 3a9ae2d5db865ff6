/// A property of a model that is stored in its own column, so that queries can filter and sort by it.
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
  ///   - name: Any name but `json`, which is the column of the model itself. Names aren't case-sensitive.
  ///   - value: The column's value in a model: a key path, or a closure.
  public init(_ name: String, _ value: @escaping @Sendable (Model) -> Value) {
    self.name = name
    self.value = value
  }

  /// The name and type.
  public var description: ColumnDescription { ColumnDescription(name: name, type: Value.columnType) }
}

/// The name and type of a column.
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
