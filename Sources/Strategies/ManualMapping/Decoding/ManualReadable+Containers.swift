public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension Optional: ManualReadable where Wrapped: ManualReadable {
  /// Decodes `null` as `nil`.
  ///
  /// - Throws: What decoding the wrapped value throws, such as `type-mismatch` or `missing-key`.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.read(manual: json)
  }

  /// `nil`.
  @inlinable
  public static var valueIfMissing: Wrapped?? { .some(nil) }
}

extension Array: ManualReadable where Element: ManualReadable {
  /// Decodes an array.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.read(manual: element) }
  }
}

extension Dictionary: ManualReadable where Key: JSONObjectKey, Value: ManualReadable {
  /// Decodes an object as a dictionary.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `invalid-format` or `invalid-raw-value`
  ///   for a key that doesn't convert to the key type, and what a value throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in try Value.read(manual: value)
    }
  }
}

extension Set: ManualReadable where Element: ManualReadable {
  /// Decodes an array as a set; of equal elements, the first counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].read(manual: json))
  }
}
