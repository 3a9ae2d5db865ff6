/// A query for stored models: a condition, an order and a limit.
///
///     movies.where(MovieColumns.year == 2016).sorted(by: .descending(MovieColumns.grossing)).limit(10)
public struct StoreQuery<Model: Sendable>: Sendable {
  /// The storage of the models.
  public let model: StoredModel<Model>
  /// The query in the form that the store evaluates.
  public private(set) var selection: StoreSelection

  /// Creates a query for all models.
  public init(_ model: StoredModel<Model>) {
    self.model = model
    selection = StoreSelection(table: model.table)
  }

  /// Adds a condition that the models must also satisfy.
  public func `where`(_ condition: StoreCondition<Model>) -> Self {
    changed { (selection) in
      selection.condition =
        selection.condition.map { .all([$0, condition.expression]) } ?? condition.expression
    }
  }

  /// Sorts by these columns. Ties keep the earlier order, then order by id, in the direction of the last
  /// column.
  public func sorted(by orders: StoreOrder<Model>...) -> Self {
    changed { (selection) in selection.order = orders.map(\.term) + selection.order }
  }

  /// Limits the number of models, after skipping `offset` of them.
  ///
  /// A negative number counts as 0.
  public func limit(_ count: Int, offset: Int = 0) -> Self {
    changed { (selection) in
      selection.limit = max(count, 0)
      selection.offset = max(offset, 0)
    }
  }

  func changed(_ change: (inout StoreSelection) -> Void) -> Self {
    var query = self
    change(&query.selection)
    return query
  }
}

extension StoredModel {
  /// All models, sorted by their ids.
  public var all: StoreQuery<Model> { StoreQuery(self) }

  /// The models for which a condition holds.
  public func `where`(_ condition: StoreCondition<Model>) -> StoreQuery<Model> { all.where(condition) }

  /// The model with an id.
  public func id(_ id: some StorableValue) -> StoreQuery<Model> {
    self.where(StoreCondition(.comparison(column: table.id.name, .equal, id.storedValue))).limit(1)
  }

  /// All models in an order.
  public func sorted(by orders: StoreOrder<Model>...) -> StoreQuery<Model> {
    all.changed { (selection) in selection.order = orders.map(\.term) }
  }
}

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
