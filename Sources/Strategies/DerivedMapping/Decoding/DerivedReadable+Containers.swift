public import JSONCore
public import JSONMapping

extension Optional: DerivedReadable where Wrapped: DerivedReadable {
  /// Reads a value, or `nil` from null. Throws a failure where the value does.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Wrapped? {
    cursor.passesNull() ? nil : try Wrapped.decode(from: &cursor)
  }

  /// Reads a value, or `nil` from null. Throws what the value throws.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.decode(derived: json)
  }

  /// `nil`: the key of an optional may be missing.
  @inlinable
  public static var missingValue: Wrapped?? { .some(nil) }

  /// As the value does.
  @inlinable
  public static var readsInOnePass: Bool { Wrapped.readsInOnePass }
}

extension Array: DerivedReadable where Element: DerivedReadable {
  /// Reads an array. Throws a failure where an element does.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Element] {
    try cursor.array { (cursor) throws(CursorFailure) in try Element.decode(from: &cursor) }
  }

  /// Reads an array; throws the issue of the first element that does not fit.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// As the elements do.
  @inlinable
  public static var readsInOnePass: Bool { Element.readsInOnePass }
}

extension Dictionary: DerivedReadable where Key: JSONObjectKey, Value: DerivedReadable {
  /// Reads an object. Throws a failure where a key or a value does not fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Value] {
    try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in
      try Value.decode(from: &cursor)
    }
  }

  /// Reads an object; throws the issue of the first key or value that does not fit.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in
      try Value.decode(derived: value)
    }
  }

  /// As the values do.
  @inlinable
  public static var readsInOnePass: Bool { Value.readsInOnePass }
}

extension Set: DerivedReadable where Element: DerivedReadable {
  /// Reads an array; of equal elements the first one counts. Throws a failure where an element does.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Element> {
    Set(try [Element].decode(from: &cursor))
  }

  /// Reads an array; of equal elements the first one counts. Throws the issue of the first element that does not fit.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].decode(derived: json))
  }

  /// As the elements do.
  @inlinable
  public static var readsInOnePass: Bool { Element.readsInOnePass }
}

extension LossyArray: DerivedReadable where Element: DerivedReadable {
  /// Reads an array of which nothing is left out. Throws a failure where something would be, for only a document knows
  /// the places that are reported.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray {
    LossyArray(try [Element].decode(from: &cursor))
  }

  /// Reads an array, leaving out the elements that don't fit. Throws what is wrong with the array as a whole.
  public static func decode(derived json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.decode(derived: element) }
  }

  /// As the elements do.
  @inlinable
  public static var readsInOnePass: Bool { Element.readsInOnePass }
}
