// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

/// The storage of a path. Literals are stored as pointers to their static bytes: up to three of them need no
/// allocation.
@usableFromInline @frozen
enum PathForm<Literal: Sendable, Key: Sendable>: Sendable {
  case key(Literal)
  case pair(Literal, Literal)
  case triple(Literal, Literal, Literal)
  case path([Key])

  /// The keys, outermost first; `key` converts a literal.
  func keys(_ key: (Literal) -> Key) -> [Key] {
    switch self {
    case .key(let only): [key(only)]
    case .pair(let first, let second): [key(first), key(second)]
    case .triple(let first, let second, let third): [key(first), key(second), key(third)]
    case .path(let keys): keys
    }
  }

  /// The form of this path followed by another; `nil` if the result has more than three literals or other
  /// keys.
  @inlinable @inline(__always)
  func joined(_ other: PathForm) -> PathForm? {
    switch (self, other) {
    case (.key(let first), .key(let second)): .pair(first, second)
    case (.key(let first), .pair(let second, let third)): .triple(first, second, third)
    default: nil
    }
  }
}
