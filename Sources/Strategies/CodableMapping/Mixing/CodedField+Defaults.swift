public import JSONCore
public import JSONMapping

extension CodedField {
  /// What the mapping maps, with a default where the key is missing, and for null:
  /// `@CodedBy<DayField.Defaulted<Someday>> var due: Date`. The value is always written.
  public typealias Defaulted<Source: DefaultValue & SendableMetatype> = CodedDefault<Self, Source>
  /// What the mapping maps, or `nil` for null: the key has to be there, and `nil` is written as null.
  public typealias OrNull = CodedOrNull<Self>
}

/// What another field's mapping maps, or null; written `AddressField.OrNull`.
public enum CodedOrNull<Wrapped: CodedField>: CodedField {
  /// The mapping of the optional.
  public static var mapping: OptionalMapping<Wrapped.Field> { Wrapped.mapping.optional }
}

/// What another field's mapping maps, with a default; written `AddressField.Defaulted<Nowhere>`.
public enum CodedDefault<Wrapped: CodedField, Source: DefaultValue & SendableMetatype>: CodedField {
  /// The mapping with its default.
  public static var mapping: DefaultedMapping<Wrapped.Field, Source> {
    DefaultedMapping(base: Wrapped.mapping)
  }
}

/// What another mapping maps, with a default for null; ``CodedField/Defaulted`` makes it.
///
/// It may be used on any thread, as every mapping, so the default can't conform on the main actor.
public struct DefaultedMapping<Base: MappingConfigured, Source: DefaultValue & SendableMetatype>:
  MappingConfigured
{
  let base: Base

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension DefaultedMapping: JSONMapping.Decoding
where Base: JSONMapping.Decoding, Base.Model == Source.Value {
  /// Decodes a model, or takes the default for null.
  ///
  /// - Throws: What the inner mapping throws, such as `type-mismatch`, unless the default stands for wrong
  ///   values too.
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model {
    try Source.value { () throws(JSONError) in json.isNull ? nil : try base.decode(json) }
  }
}

extension DefaultedMapping: JSONMapping.Encoding
where Base: JSONMapping.Encoding, Base.Model == Source.Value {
  /// Encodes a model.
  ///
  /// - Throws: What the inner mapping throws, such as `non-finite-number` or `depth-limit`.
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try base.encode(model, into: &writer)
  }
}

extension DefaultedMapping: Mapping where Base: Mapping, Base.Model == Source.Value {}

extension KeyedDecodingContainer {
  /// Decodes a property that another mapping decodes, with a default for a missing key and null.
  ///
  /// - Throws: What `decodeIfPresent(with:forKey:)` throws, unless the default stands for what does not fit
  ///   as well.
  public func decode<Name: CodedField, Source: DefaultValue & SendableMetatype>(
    _ type: CodedBy<CodedDefault<Name, Source>>.Type, forKey key: Key
  ) throws -> CodedBy<CodedDefault<Name, Source>>
  where Name.Field: JSONMapping.Mapping, Name.Field.Model == Source.Value {
    let mapping = CodedDefault<Name, Source>.mapping
    return CodedBy(wrappedValue: try decodeIfPresent(with: mapping, forKey: key) ?? Source.value)
  }
}
