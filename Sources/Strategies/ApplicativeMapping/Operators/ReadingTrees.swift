public import JSONFoundation

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
  where Value.DecodedType == Value {
    self <|? keys
  }
}

extension Decoded {
  /// The failure for a tree of the wrong type, which the error shows as `JSONTree.description`.
  public static func typeMismatch(expected: String, actual: JSONTree) -> Decoded<Value> {
    .failure(.typeMismatch(expected: expected, actual: actual.description))
  }
}
