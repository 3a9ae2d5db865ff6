/// A condition on the columns of a model: `year == 2016 && rating > 7`.
///
/// It holds or it doesn't: comparisons with a column that has no value don't, `!=` aside. A chain of `||` or `&&` is one
/// list of parts, however long it is.
public struct StoreCondition<Model: Sendable>: Sendable {
  /// What the store evaluates.
  public let expression: StoreExpression

  /// Creates a condition of an expression.
  public init(_ expression: StoreExpression) { self.expression = expression }

  /// Both hold.
  public static func && (left: Self, right: Self) -> Self { Self(.all([left.expression, right.expression])) }

  /// One of them holds at least.
  public static func || (left: Self, right: Self) -> Self { Self(.any([left.expression, right.expression])) }

  /// It does not hold.
  public static prefix func ! (condition: Self) -> Self { Self(.not(condition.expression)) }
}

extension StoredColumn {
  private func comparison(
    _ comparison: StoreExpression.Comparison, _ value: some StorableValue
  ) -> StoreCondition<Model> {
    StoreCondition(.comparison(column: name, comparison, value.storedValue))
  }

  /// The column has this value.
  public static func == (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.equal, value)
  }

  /// The column has another value, or none.
  public static func != (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.notEqual, value)
  }

  /// The column has one of these values.
  public func isOne(of values: some Sequence<Value>) -> StoreCondition<Model> {
    StoreCondition(.oneOf(column: name, values.map(\.storedValue)))
  }
}

extension StoredColumn where Value: Comparable {
  /// The column has a value below this one.
  public static func < (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.less, value)
  }

  /// The column has this value or one below it.
  public static func <= (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.lessOrEqual, value)
  }

  /// The column has a value above this one.
  public static func > (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.greater, value)
  }

  /// The column has this value or one above it.
  public static func >= (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.greaterOrEqual, value)
  }
}

extension StoredColumn {
  /// The column has a value, and one below this one.
  public static func < <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? {
    column.comparison(.less, value)
  }

  /// The column has a value, which is this one or below it.
  public static func <= <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? {
    column.comparison(.lessOrEqual, value)
  }

  /// The column has a value, and one above this one.
  public static func > <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? {
    column.comparison(.greater, value)
  }

  /// The column has a value, which is this one or above it.
  public static func >= <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? {
    column.comparison(.greaterOrEqual, value)
  }
}

extension StoredColumn where Value == String {
  /// The column's text begins with the bytes of this one. Capital and small letters are different, and so are `é` as one
  /// Unicode scalar and as two.
  public func hasPrefix(_ prefix: String) -> StoreCondition<Model> {
    StoreCondition(.prefix(column: name, prefix))
  }
}
