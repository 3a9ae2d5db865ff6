/// A query in the form that a store evaluates, independent of the model type.
public struct StoreSelection: Sendable, Hashable {
  /// The table to read.
  public var table: StoreTable
  /// The condition for the rows; `nil` for all rows.
  public var condition: StoreExpression?
  /// The order of the rows. Ties order by id, in the direction of the last term, so the order is always the
  /// same.
  public var order: [StoreOrderTerm] = []
  /// The largest number of rows; `nil` for all rows.
  public var limit: Int?
  /// The number of rows to skip first.
  public var offset = 0
  /// The key under which fetches of this list are recorded; see ``StoreChange/fetched(_:_:)``.
  public var fetchKey: String?

  /// Creates a query for all rows of a table.
  public init(table: StoreTable) { self.table = table }
}
