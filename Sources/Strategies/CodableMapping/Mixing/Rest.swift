internal import Foundation
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
/// property last, so that they are encoded after the others. The wrapper needs a coder of this package; others
/// encode and decode a member with the name of the property. In a file that also imports DerivedMapping, write
/// `@CodableMapping.Rest`.
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

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes the members whose keys are not those of other properties.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for JSON5's `Infinity` and `NaN`.
  public func decode(_ type: Rest.Type, forKey key: Key) throws -> Rest {
    // The decoder of a member has the position of the object around it.
    let place: (session: DecodingSession, object: DocumentPosition, depth: Int)
    switch try? superDecoder(forKey: key) {
    case let decoder as ValueDecoder:
      let depth = Int(decoder.depth)
      place = (decoder.session, decoder.session.frames[depth].container, depth - 1)
    case let decoder as MissingValueDecoder:
      place = (decoder.session, decoder.container, decoder.codingPath.count - 1)
    default: return try decodeIfPresent(Rest.self, forKey: key) ?? Rest(wrappedValue: [:])
    }
    let (session, object, depth) = place
    let path = session.options.keys.takesPath ? session.path(to: object, depth: depth) : []
    let members = try session.leaf(at: object, depth: depth) { (json) throws(JSONError) in
      try json.object().rest { member in
        let name = session.options.keys.converted(member.key) { path }
        return name != key.stringValue && Key(stringValue: name) != nil
      }
    }
    return Rest(wrappedValue: members)
  }
}

extension KeyedEncodingContainer {
  /// Encodes the members whose keys are not those of other properties.
  ///
  /// - Throws: What encoding a value throws, such as `EncodingError.invalidValue`.
  public mutating func encode(_ rest: Rest, forKey key: Key) throws {
    guard !rest.wrappedValue.isEmpty else { return }
    try encode(
      PassedRest(value: rest.wrappedValue) { $0 != key.stringValue && Key(stringValue: $0) != nil },
      forKey: key)
  }
}
