public import JSONCore

/// A type that a mapping can map without a transform: models, and arrays, dictionaries and sets of such
/// values.
///
/// Don't conform to it directly; conform models to ``Mappable``, ``StaticMappable`` or ``ImmutableMappable``.
/// A type that is `MappingProviding` only declares the conformance: `extension Message: MappableValue {}`.
public protocol MappableValue {
  /// The structure of the type: one model or a kind of collection. Defaults to one model.
  static var form: MappableForm { get }

  /// Connects the value with its keys.
  ///
  /// It is a requirement of this protocol, not only of models, so that ``MappableMapper``, which you can use
  /// on any thread, rejects a model whose mapping is isolated to the main actor.
  mutating func mapping(map: Map)

  /// Decodes the value.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `custom`, and what mapping the value
  ///   throws.
  static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self

  /// Decodes an array of these values, each by the options.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared. The array is typed as `Any`, because a class with
  /// subclasses can't meet a requirement whose result is `[Self]`.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what mapping an element throws.
  static func mappedElements(from json: JSONValue, options: MapOptions) throws(JSONError) -> Any

  /// Decodes the value.
  ///
  /// - Throws: A ``MapError``, or what a nested model throws.
  static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self

  /// Maps JSON onto the existing value.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `custom`, and what mapping the value
  ///   throws.
  mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError)

  /// Encodes the value.
  ///
  /// - Throws: `depth-limit`, `size-limit`, `non-finite-number`, or another error of writing the value.
  func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError)

  /// Encodes an array of these values. A requirement for the same reason as
  /// ``mappedElements(from:options:)``.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  static func writeMappedArray(
    _ elements: [Self], to writer: inout JSONWriter, options: MapOptions
  ) throws(JSONError)
}

extension MappableValue {
  /// Decodes an array, calling ``mapped(from:options:)`` for each element.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what mapping an element throws.
  @inlinable
  public static func mappedElements(from json: JSONValue, options: MapOptions) throws(JSONError) -> Any {
    try json.array().mapModels { (element) throws(JSONError) in try mapped(from: element, options: options) }
  }

  /// Encodes an array, calling ``writeMapped(to:options:)`` for each element.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  @inlinable
  public static func writeMappedArray(
    _ elements: [Self], to writer: inout JSONWriter, options: MapOptions
  ) throws(JSONError) {
    try writer.writeArray(elements) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }

  /// Replaces the value: only models, and dictionaries of them, are mapped in place.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, and what mapping a value throws.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    self = try .mapped(from: json, options: options)
  }
}

/// The structure of a ``MappableValue``, which determines the type of ObjectMapper's cast.
@frozen
public enum MappableForm {
  /// One model, from an object.
  case model
  /// One value with its own mapping, from any JSON that the mapping accepts.
  case value
  /// An array or a set, from an array.
  case array(of: any MappableValue.Type)
  /// A dictionary, from an object.
  case dictionary(of: any MappableValue.Type)

  /// Whether this is a single value and not a collection.
  @inlinable
  var isSingle: Bool {
    switch self {
    case .model, .value: true
    case .array, .dictionary: false
    }
  }
}

extension MappableValue {
  /// One model.
  @inlinable
  public static var form: MappableForm { .model }

  /// The error about the value for which ObjectMapper's initial cast fails; `nil` if it succeeds. The cast of a
  /// collection fails as a whole if one element isn't an object, whereas objects that the model refuses are
  /// skipped later.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  static func failedCast(of json: JSONValue) -> JSONError? {
    switch form {
    case .model:
      guard !json.isObject else { return nil }
      return json.mismatch(expected: .object).annotated(model: Self.self, at: json)
    case .value:
      return nil
    case .array(let elements):
      guard let array = json.unguardedArray else { return json.mismatch(expected: .array) }
      var iterator = array.makeIterator()
      while let element = iterator.next() { if let error = elements.failedCast(of: element) { return error } }
      return nil
    case .dictionary(let values):
      guard let object = json.unguardedObject else { return json.mismatch(expected: .object) }
      var iterator = object.makeIterator()
      while let member = iterator.next() {
        if let error = values.failedCast(of: member.value) { return error }
      }
      return nil
    }
  }

  /// Reports a skipped element; throws the error if it makes the whole collection fail.
  @inline(never) @usableFromInline
  static func leaveOut(_ json: JSONValue, for error: JSONError) throws(JSONError) {
    if failedCast(of: json) != nil { throw error }
    json.swallow(error)
  }

  /// The type that the reason of a ``MapError`` names if the cast fails.
  static var castName: String {
    switch form {
    case .array(let elements): if case .array = elements.form { "[[Any]]" } else { "[Any]" }
    case .model, .value, .dictionary: "[String: Any]"
    }
  }
}

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
  ) throws(JSONError) -> [Element] { try options.array(json, read) }

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
  ) throws(JSONError) -> Set<Element> { Set(try options.array(json, read)) }

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
  ) throws(JSONError) -> [Key: Value] { try options.dictionary(json, read) }

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
