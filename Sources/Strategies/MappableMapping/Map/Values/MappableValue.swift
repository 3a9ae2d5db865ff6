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
  /// It is a requirement here, and not only of models, so that ``MappableMapper``, which you can use on any
  /// thread, rejects a model whose mapping is isolated to the main actor.
  mutating func mapping(map: Map)

  /// Decodes the value.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `custom`, and what mapping the value throws.
  static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self

  /// Decodes the value.
  ///
  /// - Throws: A ``MapError``, or what a nested model throws.
  static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self

  /// Maps JSON onto the existing value.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `custom`, and what mapping the value throws.
  mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError)

  /// Encodes the value.
  ///
  /// - Throws: `depth-limit`, `non-finite-number`, or another error of writing the value.
  func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError)
}

extension MappableValue {
  /// Replaces the value: only models, and dictionaries of them, are mapped in place.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, and what mapping a value throws.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    self = try .mapped(from: json, options: options)
  }
}
