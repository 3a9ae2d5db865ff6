public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

/// An array, a set or a dictionary whose values are mapped individually: by a field, by a transform, or by
/// their raw values.
public protocol MappableContainer {
  /// The type of an element, or of the value of a key.
  associatedtype Contents

  /// Decodes an array or an object.
  ///
  /// - Parameters:
  ///   - json: The array or object.
  ///   - options: The mode, and the rules for keys.
  ///   - read: Decodes one value. If it throws, decoding ends in strict mode; in lenient mode the value is
  ///     skipped.
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, the error of a key, and what `read`
  ///   throws.
  static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Contents
  ) throws(JSONError) -> Self

  /// Encodes an array or an object.
  ///
  /// - Parameters:
  ///   - writer: The writer of the text.
  ///   - form: Returns the form in which a value is written; `nil` for a value that is omitted.
  ///   - write: Writes a value in this form.
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws.
  func writeMapped<Form>(
    to writer: inout JSONWriter, as form: (Contents) -> Form?,
    each write: (Form, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError)
}

extension Array: MappableContainer {
  /// Decodes an array.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what `read` throws, such as
  ///   `transform-failed`.
  @inlinable @inline(__always)
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try options.array(json, read)
  }

  /// Encodes an array.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws, such as `non-finite-number`.
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
  /// Decodes an array as a set; of equal elements, the first counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what `read` throws, such as
  ///   `transform-failed`.
  @inlinable
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> Set<Element> {
    Set(try options.array(json, read))
  }

  /// Encodes an array in the set's order; with sorted keys, in an order that is the same for equal sets.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws, such as `non-finite-number`.
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
  /// Decodes an object.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `invalid-format` or `invalid-raw-value`
  ///   about a key, `duplicate-key` for a key that equals another if the document's options reject that, and
  ///   what `read` throws, such as `transform-failed`.
  @inlinable
  public static func mapped(
    from json: JSONValue, options: MapOptions, each read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [Key: Value] {
    try options.dictionary(json, read)
  }

  /// Encodes an object in the order of the dictionary.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws, such as `non-finite-number`.
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
