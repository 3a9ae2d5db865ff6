public import JSONCore

/// The members of a `Codable` model whose keys aren't its `CodingKeys`, which are encoded again. The model's
/// own conformance stays synthesized:
///
///     struct Settings: Codable {
///       var theme: String
///       @Rest var others: OwnedJSON.Members
///     }
///
/// The members retain their order, their keys as in the text, and the spelling of numbers. Declare the
/// property last, so that they are encoded after the others. The wrapper needs a coder of this package. Other
/// encoders encode an object with the name of the property, which other decoders require. In a file that also
/// imports DerivedMapping, write `@CodableMapping.Rest`.
@propertyWrapper
public struct Rest: Sendable, Hashable {
  /// The members.
  public var wrappedValue: OwnedJSON.Members

  /// Creates a property with its first value.
  public init(wrappedValue: OwnedJSON.Members) { self.wrappedValue = wrappedValue }
}

extension Rest: Codable {
  /// Decodes an object.
  ///
  /// - Throws: What decoding a value throws, such as `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try OwnedJSON(from: decoder).objectValue ?? [:])
  }

  /// Encodes an object.
  ///
  /// - Throws: What encoding a value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    try OwnedJSON.object(wrappedValue).encode(to: encoder)
  }
}
