/// A type that can be written as JSON: models, numbers, strings, booleans, raw-representable types, and
/// optionals, arrays, sets and dictionaries of those.
///
/// A type has one written form, whichever strategies read it. For an enum with raw values the conformance
/// alone is enough: `extension Level: JSONWritable {}`. A model that is written as an object conforms to
/// ``JSONObjectWritable``.
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor. In a module whose
/// declarations do by default, the type and its extension are `nonisolated`.
public protocol JSONWritable: SendableMetatype {
  /// Writes this value as the writer's next one.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or another code for a value that JSON can't express.
  func write(to writer: inout JSONWriter) throws(JSONError)

  /// Writes an array of these values as the writer's next one.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  static func writeArray(_ elements: [Self], to writer: inout JSONWriter) throws(JSONError)
}

extension JSONWritable {
  /// Writes an array of these values as the writer's next one. The elements are borrowed: none is copied or
  /// retained.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  @inlinable
  public static func writeArray(_ elements: [Self], to writer: inout JSONWriter) throws(JSONError) {
    try writer.beginArray()
    try elements.span.forEachBorrowed { (element: borrowing Self) throws(JSONError) in
      try element.write(to: &writer)
    }
    writer.endArray()
  }
}

/// A model that is written as an object, member by member.
///
///     struct Movie { let id: Int, title: String }
///
///     extension Movie: JSONObjectWritable {
///       func writeMembers(to json: inout JSONWriter) throws(JSONError) {
///         try json.put("id", id)
///         try json.put("title", title)
///       }
///     }
public protocol JSONObjectWritable: JSONWritable {
  /// Writes the members; the caller writes the braces around them.
  ///
  /// - Throws: What a member throws, such as `non-finite-number` or `depth-limit`.
  func writeMembers(to json: inout JSONWriter) throws(JSONError)
}

// Always inlined: it only adds braces to the members that the model writes.

extension JSONObjectWritable {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a member throws.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try writeMembers(to: &writer)
    writer.endObject()
  }
}

// Extends all raw-representable types, not only those that are `JSONWritable`: otherwise Swift 6.3 reports a
// circular reference when it infers whether the conformance of a type with a mapping of its own belongs to
// the main actor.

extension RawRepresentable where RawValue: JSONWritable {
  /// Writes the raw value: the default of raw-representable types that are ``JSONWritable``.
  ///
  /// - Throws: What the raw value throws, such as `non-finite-number`.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) { try rawValue.write(to: &writer) }
}

extension JSONObjectWritable where Self: RawRepresentable, RawValue: JSONWritable {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a member throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try writeMembers(to: &writer)
    writer.endObject()
  }
}
