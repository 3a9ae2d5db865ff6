public import JSONCore

/// A key on the path to a member, either required or optional.
public struct OptionalKey: Sendable, Hashable, CustomStringConvertible {
  /// The key.
  public var key: String
  /// Whether a missing key is an error; otherwise the path ends there.
  public var isRequired: Bool

  /// Creates a key.
  public init(key: String, isRequired: Bool) {
    self.key = key
    self.isRequired = isRequired
  }

  /// The key, followed by a question mark if it is optional.
  public var description: String { isRequired ? key : key + "?" }
}

/// The path to a member, on which some keys may be missing.
///
///     let path: OptionalKeyPath = "a" =>? "b" => "c"      // of these only `b` may be missing
///
/// A literal is optional unless `=>` precedes it. `json =>? path` uses a path unchanged: if it was created
/// from a ``KeyPath``, like `KeyPath("a") =>? "b"`, its first keys are required. `json => path` requires the
/// first key.
@frozen
public struct OptionalKeyPath: Sendable {
  @usableFromInline private(set) var form: PathForm<LiteralKey, OptionalKey>

  /// A literal of the path, and whether it is required.
  @usableFromInline @frozen
  struct LiteralKey: Sendable {
    @usableFromInline let key: JSONKey
    @usableFromInline let isRequired: Bool

    @inlinable
    init(_ key: JSONKey, isRequired: Bool) {
      self.key = key
      self.isRequired = isRequired
    }

    var optionalKey: OptionalKey { OptionalKey(key: key.description, isRequired: isRequired) }
  }

  @inlinable
  init(form: PathForm<LiteralKey, OptionalKey>) { self.form = form }

  /// Creates a path from its keys.
  public init(keys: [OptionalKey]) { form = .path(keys) }

  /// Creates a path of one optional key that is known only at run time: `json =>? OptionalKeyPath(key)`.
  public init(_ key: String) { self.init(optional: [key]) }

  /// Creates a path of optional keys that are known only at run time.
  init(optional keys: [String]) { self.init(keys: keys.map { OptionalKey(key: $0, isRequired: false) }) }

  /// Creates a path whose keys are all required.
  public init(_ keyPath: KeyPath) {
    self.init(keys: keyPath.keys.map { OptionalKey(key: $0, isRequired: true) })
  }

  /// The keys, outermost first.
  public var keys: [OptionalKey] {
    get { form.keys(\.optionalKey) }
    set { form = .path(newValue) }
  }

  /// The path, with its first key required or optional.
  @inlinable
  public func markingFirst(required isRequired: Bool) -> OptionalKeyPath {
    switch form {
    case .key(let first):
      OptionalKeyPath(form: .key(LiteralKey(first.key, isRequired: isRequired)))
    case .pair(let first, let second):
      OptionalKeyPath(form: .pair(LiteralKey(first.key, isRequired: isRequired), second))
    case .triple(let first, let second, let third):
      OptionalKeyPath(form: .triple(LiteralKey(first.key, isRequired: isRequired), second, third))
    case .path(let keys):
      OptionalKeyPath(keys: keys, firstIsRequired: isRequired)
    }
  }

  @usableFromInline
  init(keys: [OptionalKey], firstIsRequired: Bool) {
    var keys = keys
    if let first = keys.first { keys[0] = OptionalKey(key: first.key, isRequired: firstIsRequired) }
    self.init(keys: keys)
  }
}

extension OptionalKeyPath: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The literal type, whose bytes are known at compile time.
  public typealias StringLiteralType = StaticString

  /// Creates a path of one optional key from a literal.
  @inlinable
  public init(stringLiteral literal: StaticString) {
    self.init(form: .key(LiteralKey(JSONKey(stringLiteral: literal), isRequired: false)))
  }

  /// Creates a path of one optional key that is known only at run time.
  @_disfavoredOverload
  public init(stringLiteral key: String) { self.init(key) }

  /// Creates a path of optional keys: `json =>? ["a", "b"]` is `nil` without `a`, and without `b`.
  public init(arrayLiteral keys: String...) { self.init(optional: keys) }
}

extension OptionalKeyPath: Hashable, CustomStringConvertible {
  /// Compares the keys and which of them are required.
  public static func == (left: OptionalKeyPath, right: OptionalKeyPath) -> Bool { left.keys == right.keys }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// The keys, joined by dots, each followed by a question mark if it is optional.
  public var description: String { keys.map(\.description).joined(separator: ".") }
}

/// The path to a member: a key, or keys of nested objects.
///
///     let a: KeyPath = "a"
///     let b: KeyPath = ["a", "b"]
///     let c: KeyPath = "a" => "b"
///     let d = KeyPath(key)
@frozen
public struct KeyPath: Sendable {
  @usableFromInline private(set) var form: PathForm<JSONKey, String>

  @inlinable
  init(form: PathForm<JSONKey, String>) { self.form = form }

  /// Creates a path of one key that is known only at run time.
  public init(_ key: String) { form = .path([key]) }

  /// Creates a path of keys that are known only at run time.
  public init(_ keys: [String]) { form = .path(keys) }

  /// The keys, outermost first.
  public var keys: [String] {
    get { form.keys(\.description) }
    set { form = .path(newValue) }
  }
}

extension KeyPath: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The literal type, whose bytes are known at compile time.
  public typealias StringLiteralType = StaticString

  /// Creates a path of one key from a literal.
  @inlinable
  public init(stringLiteral literal: StaticString) { self.init(form: .key(JSONKey(stringLiteral: literal))) }

  /// Creates a path of one key that is known only at run time.
  @_disfavoredOverload
  public init(stringLiteral key: String) { self.init(key) }

  /// Creates a path from its keys.
  public init(arrayLiteral keys: String...) { self.init(keys) }
}

extension KeyPath: Hashable, CustomStringConvertible {
  /// Compares the keys.
  public static func == (left: KeyPath, right: KeyPath) -> Bool { left.keys == right.keys }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// The keys, joined by dots.
  public var description: String { keys.joined(separator: ".") }
}

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
