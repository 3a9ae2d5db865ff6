public import JSONCore

/// What a mapping knows how to map by its type alone: models, and arrays, dictionaries and sets of such
/// values.
///
/// Not to be conformed to directly; conform models to ``Mappable``, ``StaticMappable`` or
/// ``ImmutableMappable``. A type that is `MappingProviding` only declares the conformance:
/// `extension Message: MappableValue {}`.
public protocol MappableValue {
  /// Whether this is one model, or a collection, and of what; one model unless it is said.
  static var form: MappableForm { get }

  /// Connects the value with its keys.
  ///
  /// It stands here, and not with the models alone, for the compiler: a model whose mapping belongs to the
  /// main actor is then refused by ``MappableMapper``, which any thread may use.
  mutating func mapping(map: Map)

  /// Makes the value from JSON.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `custom`, and what else mapping the value throws.
  static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self

  /// Makes the value from JSON.
  ///
  /// - Throws: A ``MapError``, or what a model below throws.
  static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self

  /// Maps JSON onto the value that is there.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `custom`, and what else mapping the value throws.
  mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError)

  /// Writes the value as JSON.
  ///
  /// - Throws: `depth-limit`, `non-finite-number`, and what else the value can't express.
  func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError)
}

extension MappableValue {
  /// Replaces the value: only models, and dictionaries of them, are mapped onto.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, and what else mapping a value throws.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    self = try .mapped(from: json, options: options)
  }
}
