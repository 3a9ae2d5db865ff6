public import JSONCore
public import JSONMapping

// `@inline(__always)`: a single comparison before the code for the value.

extension Optional: DerivedReadable where Wrapped: DerivedReadable {
  /// Decodes a value, or `nil` from null.
  ///
  /// - Throws: `CursorFailure` if decoding the value throws.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Wrapped? {
    cursor.consumeNull() ? nil : try Wrapped.decode(from: &cursor)
  }

  /// Decodes a value, or `nil` from null.
  ///
  /// - Throws: The error of the value, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.decode(derived: json)
  }

  /// `nil`, because the key of an optional may be missing.
  @inlinable
  public static var missingValue: Wrapped?? { .some(nil) }

  /// Whether the wrapped type is decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Wrapped.readsInOnePass(&search)
  }
}

extension Array: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array.
  ///
  /// - Throws: `CursorFailure` if an element doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Element] {
    try cursor.array { (cursor) throws(CursorFailure) in try Element.decode(from: &cursor) }
  }

  /// Decodes an array.
  ///
  /// - Throws: The issue of the first element that doesn't fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}

extension Dictionary: DerivedReadable where Key: JSONObjectKey, Value: DerivedReadable {
  /// Decodes an object.
  ///
  /// - Throws: `CursorFailure` if a key or a value doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Value] {
    try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in
      try Value.decode(from: &cursor)
    }
  }

  /// Decodes an object.
  ///
  /// - Throws: The issue of the first key or value that doesn't fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in
      try Value.decode(derived: value)
    }
  }

  /// Whether the values are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Value.readsInOnePass(&search)
  }
}

extension Set: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array. Of equal elements, the first one is used.
  ///
  /// - Throws: `CursorFailure` if an element doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Element> {
    Set(try [Element].decode(from: &cursor))
  }

  /// Decodes an array. Of equal elements, the first one is used.
  ///
  /// - Throws: The issue of the first element that doesn't fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].decode(derived: json))
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}

extension LossyArray: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array without skipping any element.
  ///
  /// - Throws: `CursorFailure` if an element doesn't fit, because the report of a skipped element needs the
  ///   location, which only a document has.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray {
    LossyArray(try [Element].decode(from: &cursor))
  }

  /// Decodes an array, skipping elements that don't decode.
  ///
  /// - Throws: The error of the array itself, such as `type-mismatch`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}
