/// A condition on the columns of a row, as a store evaluates it.
public indirect enum StoreExpression: Sendable, Hashable {
  /// How two values are compared.
  public enum Comparison: Sendable, Hashable {
    /// `=`, which null is to null alone.
    case equal
    /// Not `=`: null and a value are.
    case notEqual
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `>`
    case greater
    /// `>=`
    case greaterOrEqual
  }

  /// Compares a column with a value. Null equals null only, and is neither less nor greater than anything.
  case comparison(column: String, Comparison, StoredValue)
  /// The column has one of these values.
  case oneOf(column: String, [StoredValue])
  /// The column's text begins with this one.
  case prefix(column: String, String)
  /// All of these hold; so it does of none.
  case all([StoreExpression])
  /// One of these holds at least; so it doesn't of none.
  case any([StoreExpression])
  /// It does not hold.
  case not(StoreExpression)
}
