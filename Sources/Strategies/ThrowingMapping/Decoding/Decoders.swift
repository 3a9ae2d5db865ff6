internal import JSONCore

// Decoders as values: for types that are decoded in a way of their own at one place only.

extension Optional {
  /// A decoder that decodes `null` as `nil`.
  public static func decoder(_ wrapped: @escaping (JSON) throws -> Wrapped) -> (JSON) throws -> Wrapped? {
    { json in json.isNull ? nil : try wrapped(json) }
  }
}

extension Array {
  /// A decoder of arrays.
  public static func decoder(_ element: @escaping (JSON) throws -> Element) -> (JSON) throws -> [Element] {
    { json in try json.elements(element) }
  }
}

extension Dictionary {
  /// A decoder of objects.
  public static func decoder(
    key: @escaping (JSON) throws -> Key, value: @escaping (JSON) throws -> Value
  ) -> (JSON) throws -> [Key: Value] {
    { json in try json.members(key: key, value: value) }
  }
}
