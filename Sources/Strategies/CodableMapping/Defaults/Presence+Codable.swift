public import JSONCore

extension Presence: Decodable where Value: Decodable {
  /// Decodes null or a value.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }
}

extension Presence: Encodable where Value: Encodable {
  /// Encodes the value, or null.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .value(let value) = self { try container.encode(value) } else { try container.encodeNil() }
  }
}

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes a property that can be absent or null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`.
  public func decode<Value: Decodable>(
    _ type: Presence<Value>.Type, forKey key: Key
  ) throws -> Presence<Value> {
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(decode(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property that can be absent or null.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public mutating func encode<Value: Encodable>(_ presence: Presence<Value>, forKey key: Key) throws {
    switch presence {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}
