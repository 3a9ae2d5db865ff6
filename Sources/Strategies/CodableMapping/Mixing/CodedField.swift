public import JSONMapping

/// A name for a mapping, by which ``CodedBy`` finds it: a property wrapper has no other place to be told.
///
///     enum AddressField: CodedField {
///       static let mapping = MappableMapper<Address>()
///     }
///
/// Where the mappers of one dialect are always made in the same way, one conformance does for all its models:
///
///     extension MappableMapper: @retroactive CodedField {
///       public static var mapping: Self { Self() }
///     }
///
/// Then the mapper is its own name: `@CodedBy<MappableMapper<Address>> var address: Address`.
/// ``List``, ``ByKey`` and ``IfPresent`` name what the mapping does to arrays, dictionaries and optionals.
public protocol CodedField {
  /// The type of the mapping.
  associatedtype Field: MappingConfigured
  /// The mapping, for instance the mapper of a model of another dialect. It is asked for at each value.
  static var mapping: Field { get }
}

extension CodedField {
  /// An array of what the mapping maps.
  public typealias List = CodedList<Self>
  /// A dictionary by keys of what the mapping maps.
  public typealias ByKey = CodedByKey<Self>
  /// What the mapping maps, or `nil`: where the key is missing, and for null. `nil` is not written.
  public typealias IfPresent = CodedIfPresent<Self>
}

/// An array of what another field's mapping maps; written `AddressField.List`.
public enum CodedList<Element: CodedField>: CodedField {
  /// The mapping of the array.
  public static var mapping: ArrayMapping<Element.Field> { Element.mapping.array }
}

/// A dictionary of what another field's mapping maps; written `AddressField.ByKey`.
public enum CodedByKey<Element: CodedField>: CodedField {
  /// The mapping of the dictionary.
  public static var mapping: DictionaryMapping<Element.Field, String> { Element.mapping.dictionary }
}

/// What another field's mapping maps, or `nil`; written `AddressField.IfPresent`.
public enum CodedIfPresent<Wrapped: CodedField>: CodedField {
  /// The mapping of the optional.
  public static var mapping: OptionalMapping<Wrapped.Field> { Wrapped.mapping.optional }
}
