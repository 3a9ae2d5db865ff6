public import JSONCore

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
  public init(stringLiteral literal: StaticString) {
    self.init(form: .key(JSONKey(stringLiteral: literal)))
  }

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
