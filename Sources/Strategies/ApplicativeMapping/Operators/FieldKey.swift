public import JSONCore

/// The key of a field, or the keys on the way to it: `"name"` or `["owner", "name"]`.
@frozen
public enum FieldKey: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  case key(JSONKey)
  case path([JSONKey])

  /// Creates a key from a literal.
  @inlinable @inline(__always)
  public init(stringLiteral literal: StaticString) { self = .key(JSONKey(stringLiteral: literal)) }

  /// Creates a path from the literals of its keys.
  @inlinable @inline(__always)
  public init(arrayLiteral keys: JSONKey...) { self = .path(keys) }
}
