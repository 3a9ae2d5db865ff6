/// A condition on the columns of a model: `year == 2016 && rating > 7`.
///
/// A condition is either true or false: for a column without a value, every comparison with a value is false
/// except `!=`. A chain of `||` or `&&` of any length is a single list of parts.
public struct StoreCondition<Model: Sendable>: Sendable {
  /// The expression that the store evaluates.
  public let expression: StoreExpression

  /// Creates a condition from an expression.
  public init(_ expression: StoreExpression) { self.expression = expression }

  /// Both conditions are true.
  public static func && (left: Self, right: Self) -> Self { Self(.all([left.expression, right.expression])) }

  /// At least one of the conditions is true.
  public static func || (left: Self, right: Self) -> Self { Self(.any([left.expression, right.expression])) }

  /// The condition is false.
  public static prefix func ! (condition: Self) -> Self { Self(.not(condition.expression)) }
}

extension StoredColumn {
  private func comparison(
    _ comparison: StoreExpression.Comparison, _ value: some StorableValue
  ) -> StoreCondition<Model> { StoreCondition(.comparison(column: name, comparison, value.storedValue)) }

  /// The column has this value.
  public static func == (column: Self, value: Value) -> StoreCondition<Model> {
    column.comparison(.equal, value)
  }

  /// The column has another value, or no value.
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
  /// The column has a value below this one.
  public static func < <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? { column.comparison(.less, value) }

  /// The column has this value or one below it.
  public static func <= <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? { column.comparison(.lessOrEqual, value) }

  /// The column has a value above this one.
  public static func > <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? { column.comparison(.greater, value) }

  /// The column has this value or one above it.
  public static func >= <Wrapped: StorableValue & Comparable>(
    column: Self, value: Wrapped
  ) -> StoreCondition<Model> where Value == Wrapped? { column.comparison(.greaterOrEqual, value) }
}

extension StoredColumn where Value == String {
  /// The column's text begins with the bytes of this text. Capital and small letters differ, and so do `é` as
  /// one Unicode scalar and as two.
  public func hasPrefix(_ prefix: String) -> StoreCondition<Model> {
    StoreCondition(.prefix(column: name, prefix))
  }
}
