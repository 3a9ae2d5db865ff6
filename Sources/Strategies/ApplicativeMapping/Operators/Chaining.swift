public import JSONCore
public import JSONFoundation

/// The result of a function that can fail on a decoded value.
@_disfavoredOverload
@inlinable
public func >>- <Value, Result>(
  decoded: Decoded<Value>, transform: (Value) -> Decoded<Result>
) -> Decoded<Result> { decoded.flatMap(transform) }

/// The result of a function that can fail on a decoded value.
@_disfavoredOverload
@inlinable
public func -<< <Value, Result>(
  transform: (Value) -> Decoded<Result>, decoded: Decoded<Value>
) -> Decoded<Result> { decoded.flatMap(transform) }

/// The result of a function that can fail on a field; its error has the field's location.
///
///     json <| "homepage" >>- url
@inlinable
public func >>- <Value, Result>(
  field: PlacedField<Value>, transform: (Value) -> Decoded<Result>
) -> Decoded<Result> { field.decoded.flatMap { (value) in transform(value).mapError { field.placed($0) } } }

/// The result of a function that can fail on a field; its error has the field's location.
@inlinable
public func -<< <Value, Result>(
  transform: (Value) -> Decoded<Result>, field: PlacedField<Value>
) -> Decoded<Result> { field >>- transform }

/// The type that a field decodes to if a function decodes its value: `json <| "dict"` in `json <| "dict" >>-
/// [String: Int].decode`. Only the field's location is used.
@frozen
public struct UnreadMember: DecodableScalar {
  @inlinable
  init() {}

  /// Accepts any value except `null`, which counts as a missing member, as in the strategy's errors.
  ///
  /// - Throws: `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UnreadMember {
    guard !json.isNull else { throw json.mismatch(expected: "a value") }
    return UnreadMember()
  }
}

/// The result of a function that decodes the member; a failure if it is missing.
@_disfavoredOverload
public func >>- <Result>(
  field: PlacedField<UnreadMember>, decode: (JSON) -> Decoded<Result>
) -> Decoded<Result> {
  field.decoded.flatMap { (_) in
    let member = field.json
    return decode(member).mapError { member.placed($0) }
  }
}

/// The result of a function that decodes the member; a failure if it is missing.
///
///     Movie.decode -<< json <| "movie"
@_disfavoredOverload
public func -<< <Result>(
  decode: (JSON) -> Decoded<Result>, field: PlacedField<UnreadMember>
) -> Decoded<Result> { field >>- decode }

/// A member of a tree for a function that decodes it: `tree <| "dict"` in `tree <| "dict" >>- [String:
/// Int].decode`.
public struct JSONTreeField: Sendable { let member: Decoded<JSONTree> }

/// The member of a tree below a key, or below a path of keys, for a function that decodes it.
///
/// - Complexity: O(*n*) in the number of keys; a failure takes O(*n*) in the size of the tree.
@_disfavoredOverload
public func <| (json: JSONTree, key: some FieldKey) -> JSONTreeField {
  JSONTreeField(member: json.member(below: key.keys))
}

/// The result of a function that decodes the member of a tree; a failure if it is missing.
@_disfavoredOverload
public func >>- <Result>(field: JSONTreeField, decode: (JSONTree) -> Decoded<Result>) -> Decoded<Result> {
  field.member.flatMap(decode)
}

/// The result of a function that decodes the member of a tree; a failure if it is missing.
@_disfavoredOverload
public func -<< <Result>(decode: (JSONTree) -> Decoded<Result>, field: JSONTreeField) -> Decoded<Result> {
  field.member.flatMap(decode)
}

extension JSONValue {
  /// The value as a tree, which you can store: `json <| "key" >>- { $0.decodedTree }`. A failure for a number
  /// that `NSNumber` can't hold.
  ///
  /// - Complexity: O(*n*).
  public var decodedTree: Decoded<JSONTree> { decoded(by: { (json) throws(JSONError) in try json.tree }) }
}

extension JSONTree {
  /// The tree itself, so that a function for the members of a document also works for those of a tree.
  public var decodedTree: Decoded<JSONTree> { .success(self) }

  fileprivate func member(below keys: [String]) -> Decoded<JSONTree> {
    var current = self
    for key in keys {
      guard case .object(let members) = current, let member = members[key], member != .null else {
        // The failure is that of the same path through a document.
        return withJSON(self) { (json) in
          keys.field(of: json) { (member) in member.isNull ? .missingKey(key) : member.decodedTree }
        }
      }
      current = member
    }
    return .success(current)
  }
}

extension Decodable {
  /// Decodes a tree: `Todo.decode(JSON(object))`.
  ///
  /// - Complexity: O(*n*) in the size of the tree, plus the decoding.
  public static func decode(_ json: JSONTree) -> Decoded<DecodedType> { withJSON(json) { decode($0) } }
}

extension JSONTree {
  /// Decodes the member below a path of keys; a failure if the key is missing.
  public subscript<Value: Decodable>(keys: String...) -> Decoded<Value> where Value.DecodedType == Value {
    self <| keys
  }

  /// Decodes the member below a path of keys; missing or `null` gives `nil`.
  public subscript<Value: Decodable>(optional keys: String...) -> Decoded<Value?>
  where Value.DecodedType == Value { self <|? keys }
}

extension Decoded {
  /// The failure for a tree of the wrong type, which the error shows as `JSONTree.description`.
  public static func typeMismatch(expected: String, actual: JSONTree) -> Decoded<Value> {
    .failure(.typeMismatch(expected: expected, actual: actual.description))
  }
}
