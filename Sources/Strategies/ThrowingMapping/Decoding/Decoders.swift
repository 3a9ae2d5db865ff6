public import JSONCore
internal import JSONFoundation

// Decoders as values, for types that decode differently in one place only.

extension Optional {
  /// A decoder that decodes `null` as `nil`, and other values with `wrapped`.
  public static func decoder(_ wrapped: @escaping (JSON) throws -> Wrapped) -> (JSON) throws -> Wrapped? {
    { json in json.isNull ? nil : try wrapped(json) }
  }

  /// A decoder of trees of Foundation's values that decodes null as `nil`.
  @_disfavoredOverload
  public static func decoder(_ wrapped: @escaping (Any) throws -> Wrapped) -> (Any) throws -> Wrapped? {
    { json in isNull(json) ? nil : try wrapped(json) }
  }
}

extension Array {
  /// A decoder of arrays; it throws `DecodingError.typeMismatch` for another value.
  public static func decoder(_ element: @escaping (JSON) throws -> Element) -> (JSON) throws -> [Element] {
    { json in try json.elements(element) }
  }

  /// A decoder of arrays of trees of Foundation's values.
  @_disfavoredOverload
  public static func decoder(_ element: @escaping (Any) throws -> Element) -> (Any) throws -> [Element] {
    { json in try elements(of: json).map(element) }
  }
}

extension Dictionary {
  /// A decoder of objects; it throws `DecodingError.typeMismatch` for another value.
  public static func decoder(
    key: @escaping (JSON) throws -> Key, value: @escaping (JSON) throws -> Value
  ) -> (JSON) throws -> [Key: Value] {
    { json in try json.members(key: key, value: value) }
  }

  /// A decoder of dictionaries of Foundation's values.
  @_disfavoredOverload
  public static func decoder(
    key: @escaping (Any) throws -> Key, value: @escaping (Any) throws -> Value
  ) -> (Any) throws -> [Key: Value] {
    { json in
      guard let members = json as? [String: Any] else {
        return try withDocument(of: json) { (json) throws in try json.refuseAsObject() }
      }
      var values: [Key: Value] = [:]
      for (name, member) in members { values[try key(name)] = try value(member) }
      return values
    }
  }
}

/// The elements of an array of Foundation's values; throws for any other value.
func elements(of tree: Any) throws -> [Any] {
  if let elements = tree as? [Any] { return elements }
  return try withDocument(of: tree) { (json) throws in try json.refuseAsArray() }
}

extension JSONValue {
  /// Decodes this value with a function for trees of Foundation's values; its errors have locations in the
  /// document.
  func decodedAsTree<Value>(_ decode: (Any) throws -> Value) throws -> Value {
    do {
      return try decode(foundationTree())
    } catch let error as DecodingError {
      throw adopting(treeError(error, below: [], decoding: Any.self))
    }
  }
}
