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
