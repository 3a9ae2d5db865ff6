public import JSONCore

// Inlined by force: a part of what a member is inlined as; FieldOperators.swift tells why.

/// An array, a set or a dictionary whose values are mapped one by one: by a field, by a transform, or by their
/// raw values.
public protocol MappableContainer {
  /// What is mapped: an element, or the value of a key.
  associatedtype Contents

  /// Reads an array or an object.
  ///
  /// - Parameters:
  ///   - json: The array or object.
  ///   - options: The mode, and the rules for keys.
  ///   - read: Reads one value. If one throws, that ends the reading in strict mode; in lenient mode the
  ///     value is left out.
  /// - Throws: `type-mismatch` or `unexpected-null`, what is wrong with a key, and what `read` throws.
  static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Contents
  ) throws(JSONError) -> Self

  /// Writes an array or an object.
  ///
  /// - Parameters:
  ///   - writer: Where the text goes.
  ///   - form: What a value is written as; `nil` for one that is left out.
  ///   - write: Writes that.
  /// - Throws: `depth-limit`, and what `write` throws.
  func writeMapped<Form>(
    to writer: inout JSONWriter, as form: (Contents) -> Form?,
    each write: (Form, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError)
}

extension Array: MappableContainer {
  /// Reads an array.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, and what `read` throws, such as `transform-failed`.
  @inlinable @inline(__always)
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try options.array(json, read)
  }

  /// Writes an array.
  ///
  /// - Throws: `depth-limit`, and what `write` throws, such as `non-finite-number`.
  @inlinable @inline(__always)
  public func writeMapped<Form>(
    to writer: inout JSONWriter, as form: (Element) -> Form?,
    each write: (Form, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in
      if let form = form(element) { try write(form, &writer) }
    }
  }
}

extension Set: MappableContainer {
  /// Reads an array; of equal elements the first one counts.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, and what `read` throws, such as `transform-failed`.
  @inlinable
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> Set<Element> {
    Set(try options.array(json, read))
  }

  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common.
  ///
  /// - Throws: `depth-limit`, and what `write` throws, such as `non-finite-number`.
  @inlinable
  public func writeMapped<Form>(
    to writer: inout JSONWriter, as form: (Element) -> Form?,
    each write: (Form, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in
      if let form = form(element) { try write(form, &writer) }
    }
  }
}

extension Dictionary: MappableContainer where Key: JSONObjectKey {
  /// Reads an object.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, `invalid-format` about a key, and what `read` throws, such as `transform-failed`.
  @inlinable
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [Key: Value] {
    try options.dictionary(json, read)
  }

  /// Writes an object in the order of the dictionary.
  ///
  /// - Throws: `depth-limit`, and what `write` throws, such as `non-finite-number`.
  @inlinable
  public func writeMapped<Form>(
    to writer: inout JSONWriter, as form: (Value) -> Form?,
    each write: (Form, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try writer.beginObject()
    for (key, value) in self {
      guard let form = form(value) else { continue }
      writer.key(verbatim: key.jsonKey)
      try write(form, &writer)
    }
    writer.endObject()
  }
}
