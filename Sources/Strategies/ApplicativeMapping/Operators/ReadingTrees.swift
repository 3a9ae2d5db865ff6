public import JSONFoundation

// The operators on a tree. One form for all keys, so that the type checker has little more to choose from.

/// A key of a tree's object, or the keys on the way to a member.
///
/// Only `String` and `[String]` conform.
public protocol TreeKey {
  /// The keys, from the outermost on.
  var keys: [String] { get }
}

extension String: TreeKey {
  /// The string alone.
  public var keys: [String] { [self] }
}

extension [String]: TreeKey {
  /// The strings.
  public var keys: [String] { self }
}

/// Decodes the member of a tree below a key, or below a path of keys; a missing key is a failure.
///
/// - Complexity: O(*n*) in the size of the tree.
@_disfavoredOverload
public func <| <Value: Decodable>(json: JSONTree, key: some TreeKey) -> Decoded<Value>
where Value.DecodedType == Value {
  withJSON(json) { $0.field(key.keys) { $0.decoded(Value.self) } }
}

/// Decodes the member of a tree below a key, or below a path of keys; a missing one and `null` are `nil`.
///
/// - Complexity: O(*n*) in the size of the tree.
@_disfavoredOverload
public func <|? <Value: Decodable>(json: JSONTree, key: some TreeKey) -> Decoded<Value?>
where Value.DecodedType == Value {
  withJSON(json) { $0.optionalField(key.keys) { $0.decoded(Value.self) } }
}

/// Decodes the array of a tree below a key, or below a path of keys; a missing key is a failure.
///
/// - Complexity: O(*n*) in the size of the tree.
@_disfavoredOverload
public func <|| <Element: Decodable>(json: JSONTree, key: some TreeKey) -> Decoded<[Element]>
where Element.DecodedType == Element {
  withJSON(json) { $0.field(key.keys) { $0.decoded([Element].self) } }
}

/// Decodes the array of a tree below a key, or below a path of keys; a missing one and `null` are `nil`.
///
/// - Complexity: O(*n*) in the size of the tree.
@_disfavoredOverload
public func <||? <Element: Decodable>(json: JSONTree, key: some TreeKey) -> Decoded<[Element]?>
where Element.DecodedType == Element {
  withJSON(json) { $0.optionalField(key.keys) { $0.decoded([Element].self) } }
}

extension Decodable {
  /// Decodes a tree: `Todo.decode(JSON(object))`.
  ///
  /// - Complexity: O(*n*) in the size of the tree, and what decoding takes.
  public static func decode(_ json: JSONTree) -> Decoded<DecodedType> { withJSON(json) { decode($0) } }
}

extension JSONTree {
  /// Decodes the member below a path of keys; a missing key is a failure.
  public subscript<Value: Decodable>(keys: String...) -> Decoded<Value> where Value.DecodedType == Value {
    self <| keys
  }

  /// Decodes the member below a path of keys; a missing one and `null` are `nil`.
  public subscript<Value: Decodable>(optional keys: String...) -> Decoded<Value?>
  where Value.DecodedType == Value {
    self <|? keys
  }
}

extension Decoded {
  /// The failure of a tree of the wrong type, which is shown as ``JSONFoundation/JSONTree/description`` has
  /// it.
  public static func typeMismatch(expected: String, actual: JSONTree) -> Decoded<Value> {
    .failure(.typeMismatch(expected: expected, actual: actual.description))
  }
}
