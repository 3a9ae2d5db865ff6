/// A question as a store answers it, whatever the model.
public struct StoreSelection: Sendable, Hashable {
  /// The table to read.
  public var table: StoreTable
  /// Which rows; all without one.
  public var condition: StoreExpression?
  /// By what they are sorted. Rows that are equal by it are sorted by their ids, in the direction of the last term, so
  /// that every answer has one order.
  public var order: [StoreOrderTerm] = []
  /// How many rows at most; all without one.
  public var limit: Int?
  /// How many rows to leave out first.
  public var offset = 0
  /// The key under which fetches of this answer are noted; see ``StoreChange/fetched(_:_:)``.
  public var fetchKey: String?

  /// Creates a question for all rows of a table.
  public init(table: StoreTable) { self.table = table }
}
