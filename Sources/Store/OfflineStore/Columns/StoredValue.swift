/// A value of a column, as a store keeps it.
public enum StoredValue: Sendable, Hashable {
  /// No value: `nil` in the model.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// A text; compared by its UTF-8 bytes.
  case text(String)
}

extension StoredValue: CustomStringConvertible {
  /// The value as it is shown to people: a text in quotes, at most its first 64 characters.
  public var description: String {
    switch self {
    case .null: "null"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value.count > 64 ? "\"\(value.prefix(64))…\"" : "\"\(value)\""
    }
  }
}

/// The type of a column.
public enum ColumnType: String, Sendable, Hashable {
  /// Whole numbers of up to 64 bits, and booleans as 0 and 1.
  case integer
  /// Numbers with a fraction, and dates as seconds since 1970.
  case real
  /// Texts.
  case text
}
