/// A column to sort by, and its direction. Rows without a value come first in ascending order.
public struct StoreOrder<Model: Sendable>: Sendable {
  /// The column and direction, in the form that a store uses.
  public let term: StoreOrderTerm

  /// Sorts from the least value to the greatest.
  public static func ascending(_ column: StoredColumn<Model, some StorableValue>) -> Self {
    Self(term: StoreOrderTerm(column: column.name, isDescending: false))
  }

  /// Sorts from the greatest value to the least.
  public static func descending(_ column: StoredColumn<Model, some StorableValue>) -> Self {
    Self(term: StoreOrderTerm(column: column.name, isDescending: true))
  }
}

/// A column to sort by, in the form that a store uses.
public struct StoreOrderTerm: Sendable, Hashable {
  /// The name of the column.
  public var column: String
  /// Whether the greatest value comes first.
  public var isDescending: Bool

  /// Creates a term.
  public init(column: String, isDescending: Bool) {
    self.column = column
    self.isDescending = isDescending
  }
}
