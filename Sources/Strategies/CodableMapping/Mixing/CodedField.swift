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
