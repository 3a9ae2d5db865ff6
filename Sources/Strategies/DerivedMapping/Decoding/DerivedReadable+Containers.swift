public import JSONCore
public import JSONMapping

// Inlined by force: one comparison before what the value itself takes.

extension Optional: DerivedReadable where Wrapped: DerivedReadable {
  /// Reads a value, or `nil` from null.
  ///
  /// - Throws: `CursorFailure` where the value does.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Wrapped? {
    cursor.passesNull() ? nil : try Wrapped.decode(from: &cursor)
  }

  /// Reads a value, or `nil` from null.
  ///
  /// - Throws: What the value throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.decode(derived: json)
  }

  /// `nil`: the key of an optional may be missing.
  @inlinable
  public static var missingValue: Wrapped?? { .some(nil) }

  /// As the value does.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Wrapped.readsInOnePass(&search)
  }
}

extension Array: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array.
  ///
  /// - Throws: `CursorFailure` where an element does.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Element] {
    try cursor.array { (cursor) throws(CursorFailure) in try Element.decode(from: &cursor) }
  }

  /// Decodes an array.
  ///
  /// - Throws: The issue of the first element that does not fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// As the elements do.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}

extension Dictionary: DerivedReadable where Key: JSONObjectKey, Value: DerivedReadable {
  /// Decodes an object.
  ///
  /// - Throws: `CursorFailure` where a key or a value does not fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Value] {
    try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in
      try Value.decode(from: &cursor)
    }
  }

  /// Decodes an object.
  ///
  /// - Throws: The issue of the first key or value that does not fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in
      try Value.decode(derived: value)
    }
  }

  /// As the values do.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Value.readsInOnePass(&search)
  }
}

extension Set: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array; of equal elements the first one counts.
  ///
  /// - Throws: `CursorFailure` where an element does.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Element> {
    Set(try [Element].decode(from: &cursor))
  }

  /// Decodes an array; of equal elements the first one counts.
  ///
  /// - Throws: The issue of the first element that does not fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].decode(derived: json))
  }

  /// As the elements do.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}

extension LossyArray: DerivedReadable where Element: DerivedReadable {
  /// Decodes an array of which nothing is left out.
  ///
  /// - Throws: `CursorFailure` where something would be, for only a document knows the places that are reported.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray {
    LossyArray(try [Element].decode(from: &cursor))
  }

  /// Decodes an array, skipping elements that don't decode.
  ///
  /// - Throws: What is wrong with the array as a whole, such as `type-mismatch`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// As the elements do.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool {
    Element.readsInOnePass(&search)
  }
}
