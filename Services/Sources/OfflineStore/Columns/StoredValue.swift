internal import APIClient
internal import JSONCore

/// A value of a column.
public enum StoredValue: Sendable, Hashable {
  /// No value: `nil` in the model.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// A string. Strings are compared by their UTF-8 bytes, so `é` as one Unicode scalar differs from `é` as
  /// two.
  case text(String)

  /// Whether the values are equal. Strings are compared by their UTF-8 bytes, as in the store, unlike `==` of
  /// `String`.
  public static func == (left: StoredValue, right: StoredValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: break
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    // Strings with equal bytes are equal, so they have equal hashes.
    case .text(let value): hasher.combine(value)
    }
  }
}

extension StoredValue: CustomStringConvertible {
  /// The value for display, on one line: a string is quoted and escaped as in JSON, and cut after 64
  /// characters.
  public var description: String {
    guard case .text(let value) = self, value.count > 64 else { return onOneLine(wholeText) }
    return onOneLine(quotedJSON(String(value.prefix(64)) + "…"))
  }

  /// A description that no other value has.
  var wholeText: String {
    switch self {
    case .null: "null"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): quotedJSON(value)
    }
  }
}

/// The type of a column.
public enum ColumnType: String, Sendable, Hashable {
  /// Whole numbers of up to 64 bits, and booleans as 0 and 1.
  case integer
  /// Numbers with a fraction, and dates as seconds since 1970.
  case real
  /// Strings.
  case text
}
