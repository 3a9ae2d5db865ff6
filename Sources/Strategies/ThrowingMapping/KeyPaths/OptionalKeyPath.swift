public import JSONCore

/// A key on the way to a member, which may be missing or not.
public struct OptionalKey: Sendable, Hashable, CustomStringConvertible {
  /// The key.
  public var key: String
  /// Whether it is an error when the key is missing, rather than the end of the way.
  public var isRequired: Bool

  /// Creates a key.
  public init(key: String, isRequired: Bool) {
    self.key = key
    self.isRequired = isRequired
  }

  /// The key, with a question mark if it may be missing.
  public var description: String { isRequired ? key : key + "?" }
}

/// The way to a member on which some keys may be missing.
///
///     let path: OptionalKeyPath = "a" =>? "b" => "c"      // of these only `b` may be missing
///
/// A literal may be missing, unless `=>` stands in front of it. `json =>? path` takes a path as it is: if it was made of a
/// ``KeyPath``, as `KeyPath("a") =>? "b"` is, its first keys are required. `json => path` requires the first key.
@frozen
public struct OptionalKeyPath: Sendable {
  @usableFromInline private(set) var form: PathForm<LiteralKey, OptionalKey>

  /// A literal on the way, and whether it is required.
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

  /// Creates a path of one key that is only known at run time, and may be missing: `json =>? OptionalKeyPath(key)`.
  public init(_ key: String) { self.init(optional: [key]) }

  /// Creates a path of keys that are only known at run time, of which each may be missing.
  init(optional keys: [String]) {
    self.init(keys: keys.map { OptionalKey(key: $0, isRequired: false) })
  }

  /// Creates a path on which all keys are required.
  public init(_ keyPath: KeyPath) {
    self.init(keys: keyPath.keys.map { OptionalKey(key: $0, isRequired: true) })
  }

  /// The keys, from the outermost on.
  public var keys: [OptionalKey] {
    get { form.keys(\.optionalKey) }
    set { form = .path(newValue) }
  }

  /// The path with its first key required or not.
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
  /// What the compiler makes of a literal.
  public typealias StringLiteralType = StaticString

  /// Creates a path of one key, which may be missing, from a literal.
  @inlinable
  public init(stringLiteral literal: StaticString) {
    self.init(form: .key(LiteralKey(JSONKey(stringLiteral: literal), isRequired: false)))
  }

  /// Creates a path of one key that is only known at run time, and may be missing.
  @_disfavoredOverload
  public init(stringLiteral key: String) { self.init(key) }

  /// Creates a path of keys of which each may be missing: `json =>? ["a", "b"]` is `nil` without `a`, and
  /// without `b`.
  public init(arrayLiteral keys: String...) {
    self.init(optional: keys)
  }
}

extension OptionalKeyPath: Hashable, CustomStringConvertible {
  /// Compares the keys and which of them are required.
  public static func == (left: OptionalKeyPath, right: OptionalKeyPath) -> Bool { left.keys == right.keys }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// The keys, joined by dots, with a question mark behind those that may be missing.
  public var description: String { keys.map(\.description).joined(separator: ".") }
}
