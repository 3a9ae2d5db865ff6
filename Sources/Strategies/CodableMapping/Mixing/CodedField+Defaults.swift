public import JSONCore
public import JSONMapping

extension CodedField {
  /// A field with a default for a missing key and null: `@CodedBy<DayField.Defaulted<Someday>> var due:
  /// Date`. The value is always encoded.
  public typealias Defaulted<Source: DefaultValue & SendableMetatype> = CodedDefault<Self, Source>
  /// An optional field whose key is required; `nil` is encoded as null.
  public typealias OrNull = CodedOrNull<Self>
}

/// An optional of the model of another field's mapping, with null for `nil`; written `AddressField.OrNull`.
public enum CodedOrNull<Wrapped: CodedField>: CodedField {
  /// The mapping of the optional.
  public static var mapping: OptionalMapping<Wrapped.Field> { Wrapped.mapping.optional }
}

/// The model of another field's mapping, with a default; written `AddressField.Defaulted<Nowhere>`.
public enum CodedDefault<Wrapped: CodedField, Source: DefaultValue & SendableMetatype>: CodedField {
  /// The mapping with its default.
  public static var mapping: DefaultedMapping<Wrapped.Field, Source> {
    DefaultedMapping(base: Wrapped.mapping)
  }
}

/// A mapping with a default for null; ``CodedField/Defaulted`` creates it.
///
/// You can use it on any thread, like every mapping, so the default's conformance can't be isolated to the
/// main actor.
public struct DefaultedMapping<Base: MappingConfigured, Source: DefaultValue & SendableMetatype>:
  MappingConfigured
{
  let base: Base

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension DefaultedMapping: JSONMapping.Decoding
where Base: JSONMapping.Decoding, Base.Model == Source.Value {
  /// Decodes a model, or returns the default for null.
  ///
  /// - Throws: The error of the inner mapping, such as `type-mismatch`, unless the default also replaces
  ///   wrong values.
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model {
    try Source.value { () throws(JSONError) in json.isNull ? nil : try base.decode(json) }
  }
}

extension DefaultedMapping: JSONMapping.Encoding
where Base: JSONMapping.Encoding, Base.Model == Source.Value {
  /// Encodes a model.
  ///
  /// - Throws: The error of the inner mapping, such as `non-finite-number` or `depth-limit`.
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try base.encode(model, into: &writer)
  }
}

extension DefaultedMapping: Mapping where Base: Mapping, Base.Model == Source.Value {}

extension KeyedDecodingContainer {
  /// Decodes a property that another mapping decodes, with a default for a missing key and null.
  ///
  /// - Throws: The error of `decodeIfPresent(with:forKey:)`, unless the default also replaces wrong values.
  public func decode<Name: CodedField, Source: DefaultValue & SendableMetatype>(
    _ type: CodedBy<CodedDefault<Name, Source>>.Type, forKey key: Key
  ) throws -> CodedBy<CodedDefault<Name, Source>>
  where Name.Field: JSONMapping.Mapping, Name.Field.Model == Source.Value {
    let mapping = CodedDefault<Name, Source>.mapping
    return CodedBy(wrappedValue: try decodeIfPresent(with: mapping, forKey: key) ?? Source.value)
  }
}
