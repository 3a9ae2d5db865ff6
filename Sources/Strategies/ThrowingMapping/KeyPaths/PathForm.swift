// Inlined by force: a part of what a member is inlined as; JSONValue+Members.swift tells why.

/// What a way to a member is made of. Literals are kept as the bytes that the compiler laid down: up to three of
/// them need no memory of their own.
@usableFromInline @frozen
enum PathForm<Literal: Sendable, Key: Sendable>: Sendable {
  case key(Literal)
  case pair(Literal, Literal)
  case triple(Literal, Literal, Literal)
  case path([Key])

  /// The keys, from the outermost on; `key` makes one of a literal.
  func keys(_ key: (Literal) -> Key) -> [Key] {
    switch self {
    case .key(let only): [key(only)]
    case .pair(let first, let second): [key(first), key(second)]
    case .triple(let first, let second, let third): [key(first), key(second), key(third)]
    case .path(let keys): keys
    }
  }

  /// The form of this way and another behind it; `nil` if it is not one of up to three literals.
  @inlinable @inline(__always)
  func joined(_ other: PathForm) -> PathForm? {
    switch (self, other) {
    case (.key(let first), .key(let second)): .pair(first, second)
    case (.key(let first), .pair(let second, let third)): .triple(first, second, third)
    default: nil
    }
  }
}
