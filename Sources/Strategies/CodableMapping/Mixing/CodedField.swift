public import JSONCore
public import JSONMapping

/// A name for a mapping, for use with ``CodedBy``: a property wrapper can't take it in another form.
///
///     enum AddressField: CodedField {
///       static let mapping = MappableMapper<Address>()
///     }
///
/// If the mappers of a strategy are always created in the same form, one conformance is enough for all its
/// models:
///
///     extension MappableMapper: @retroactive CodedField {
///       public static var mapping: Self { Self() }
///     }
///
/// You can then use the mapper itself as the field: `@CodedBy<MappableMapper<Address>> var address: Address`.
/// ``List``, ``ByKey`` and ``IfPresent`` are the fields for arrays, dictionaries and optionals.
public protocol CodedField {
  /// The type of the mapping.
  associatedtype Field: MappingConfigured
  /// The mapping, for instance the mapper of a model of another strategy. It is evaluated for each value.
  static var mapping: Field { get }
}

extension CodedField {
  /// An array of the mapping's models.
  public typealias List = CodedList<Self>
  /// A dictionary of the mapping's models.
  public typealias ByKey = CodedByKey<Self>
  /// An optional of the mapping's model: `nil` for a missing key and for null. `nil` is not encoded.
  public typealias IfPresent = CodedIfPresent<Self>
  /// A field with a default for a missing key and null: `@CodedBy<DayField.Defaulted<Someday>> var due:
  /// Date`. The value is always encoded.
  public typealias Defaulted<Source: DefaultValue & SendableMetatype> = CodedDefault<Self, Source>
  /// An optional field whose key is required; `nil` is encoded as null.
  public typealias OrNull = CodedOrNull<Self>
}

/// An array of the models of another field's mapping; written `AddressField.List`.
public enum CodedList<Element: CodedField>: CodedField {
  /// The mapping of the array.
  public static var mapping: ArrayMapping<Element.Field> { Element.mapping.array }
}

/// A dictionary of the models of another field's mapping; written `AddressField.ByKey`.
public enum CodedByKey<Element: CodedField>: CodedField {
  /// The mapping of the dictionary.
  public static var mapping: DictionaryMapping<Element.Field, String> { Element.mapping.dictionary }
}

/// An optional of the model of another field's mapping; written `AddressField.IfPresent`.
public enum CodedIfPresent<Wrapped: CodedField>: CodedField {
  /// The mapping of the optional.
  public static var mapping: OptionalMapping<Wrapped.Field> { Wrapped.mapping.optional }
}

/// A property of a `Codable` model that is decoded and encoded by another mapping, also by one of another
/// strategy. The model's own conformance stays synthesized:
///
///     struct Customer: Codable {
///       var name: String
///       @CodedBy<AddressField> var address: Address
///       @CodedBy<AddressField.IfPresent> var billing: Address?
///       @CodedBy<AddressField.List> var stops: [Address]
///     }
///
/// The JSON is the same as without the wrapper, and errors have the whole path and the position. The wrapper
/// requires `CodableMapper`, `CodableDecoder` or `CodableEncoder`: with Foundation's coders decoding throws
/// `DecodingError.dataCorrupted` and encoding `EncodingError.invalidValue`.
@propertyWrapper
public struct CodedBy<Name: CodedField> where Name.Field: JSONMapping.Mapping {
  /// The value.
  public var wrappedValue: Name.Field.Model

  /// Creates a property with its first value.
  public init(wrappedValue: Name.Field.Model) { self.wrappedValue = wrappedValue }
}

extension CodedBy: Sendable where Name.Field.Model: Sendable {}
extension CodedBy: Equatable where Name.Field.Model: Equatable {}
extension CodedBy: Hashable where Name.Field.Model: Hashable {}

extension CodedBy: Codable {
  /// Decodes the value with the mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.decode(with: Name.mapping))
  }

  /// Encodes the value with the mapping.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapping's `JSONError`, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(wrappedValue, with: Name.mapping) }
}

/// An optional of the model of another field's mapping, with null for `nil`; written `AddressField.OrNull`.
public enum CodedOrNull<Wrapped: CodedField>: CodedField {
  /// The mapping of the optional.
  public static var mapping: OptionalMapping<Wrapped.Field> { Wrapped.mapping.optional }
}

/// The model of another field's mapping, with a default; written `AddressField.Defaulted<Nowhere>`.
public enum CodedDefault<Wrapped: CodedField, Source: DefaultValue & SendableMetatype>: CodedField {
  /// The mapping with its default.
  public static var mapping: DefaultedMapping<Wrapped.Field, Source> { .init(base: Wrapped.mapping) }
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
    try Source.value({ () throws(JSONError) in json.isNull ? nil : try base.decode(json) }) {
      json.logLeftOut($0)
    }
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
