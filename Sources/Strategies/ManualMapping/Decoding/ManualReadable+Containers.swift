public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONObject+Manual.swift tells why.

extension Optional: ManualReadable where Wrapped: ManualReadable {
  /// Reads `null` as `nil`.
  ///
  /// - Throws: What reading a value that is not `null` throws, such as `type-mismatch` or `missing-key`.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.read(manual: json)
  }

  /// `nil`.
  @inlinable
  public static var valueIfMissing: Wrapped?? { .some(nil) }
}

extension Array: ManualReadable where Element: ManualReadable {
  /// Reads an array.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, and what an element throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.read(manual: element) }
  }
}

extension Dictionary: ManualReadable where Key: JSONObjectKey, Value: ManualReadable {
  /// Reads an object as a dictionary.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, `invalid-format` or `invalid-raw-value` about a key that
  ///   is none of the type, and what a value throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in try Value.read(manual: value)
    }
  }
}

extension Set: ManualReadable where Element: ManualReadable {
  /// Reads an array as a set; of equal elements the first one counts.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, and what an element throws.
  @inlinable
  public static func read(manual json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].read(manual: json))
  }
}
