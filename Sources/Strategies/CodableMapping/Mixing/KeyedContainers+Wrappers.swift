public import JSONCore
public import JSONMapping

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes a property with a default for a missing key and null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`, unless the default also
  ///   replaces wrong values.
  public func decode<Source: DefaultValue>(
    _ type: Defaulted<Source>.Type, forKey key: Key
  ) throws -> Defaulted<Source> where Source.Value: Decodable {
    Defaulted(
      wrappedValue: try Source.value({ try decodeIfPresent(Source.Value.self, forKey: key) }) {
        (try? superDecoder(forKey: key))?.leaveOut(for: $0)
      })
  }

  /// Decodes a property that may be null, whose key is required.
  ///
  /// - Throws: `DecodingError.keyNotFound` for a missing key, and what decoding the value throws.
  public func decode<Value: Decodable>(
    _ type: Nullable<Value>.Type, forKey key: Key
  ) throws -> Nullable<Value> { Nullable(wrappedValue: try decode(Value?.self, forKey: key)) }

  /// Decodes a property that can be absent or null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`.
  public func decode<Value: Decodable>(
    _ type: Presence<Value>.Type, forKey key: Key
  ) throws -> Presence<Value> {
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(decode(Value.self, forKey: key))
  }

  /// Decodes a property that another mapping decodes.
  ///
  /// - Throws: What `decode(with:forKey:)` throws.
  public func decode<Name: CodedField>(_ type: CodedBy<Name>.Type, forKey key: Key) throws -> CodedBy<Name> {
    CodedBy(wrappedValue: try decode(with: Name.mapping, forKey: key))
  }

  /// Decodes a property that another mapping decodes; `nil` if the key is missing or its value null.
  ///
  /// - Throws: What `decodeIfPresent(with:forKey:)` throws.
  public func decode<Name: CodedField>(
    _ type: CodedBy<CodedIfPresent<Name>>.Type, forKey key: Key
  ) throws -> CodedBy<CodedIfPresent<Name>> where Name.Field: JSONMapping.Mapping {
    CodedBy(wrappedValue: try decodeIfPresent(with: Name.mapping, forKey: key))
  }

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

  /// Decodes the members whose keys are not those of other properties.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for JSON5's `Infinity` and `NaN`; `DecodingError.keyNotFound` with a
  ///   decoder of another package, unless an encoder of another package has encoded the members.
  public func decode(_ type: Rest.Type, forKey key: Key) throws -> Rest {
    // The decoder of a member has the position of the object around it.
    guard let (session, _, object, depth) = (try? superDecoder(forKey: key))?.place else {
      if let rest = try decodeIfPresent(Rest.self, forKey: key) { return rest }
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "'@Rest' needs CodableMapper or CodableDecoder"))
    }
    let path = session.options.keys.takesPath ? session.path(to: object, depth: depth) : []
    let members = try session.leaf(at: object, depth: depth) { (json) throws(JSONError) in
      let object = try json.object()
      // The property itself has no key, so it isn't missing.
      if json.isRecorded { object.logReplaced(session.options.keys.wireName(PathKey(key.stringValue))) }
      return try object.rest { member in
        let name = session.options.keys.converted(member.key) { path }
        return name != key.stringValue && Key(stringValue: name) != nil
      }
    }
    return Rest(wrappedValue: members)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property that has a default.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public mutating func encode<Source: DefaultValue>(
    _ value: Defaulted<Source>, forKey key: Key
  ) throws where Source.Value: Encodable { try encode(value.wrappedValue, forKey: key) }

  /// Encodes a property that may be null.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public mutating func encode<Value: Encodable>(_ value: Nullable<Value>, forKey key: Key) throws {
    if let value = value.wrappedValue { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
  }

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

  /// Encodes a property that another mapping encodes.
  ///
  /// - Throws: What `encode(_:with:forKey:)` throws.
  public mutating func encode<Name: CodedField>(_ value: CodedBy<Name>, forKey key: Key) throws {
    try encode(value.wrappedValue, with: Name.mapping, forKey: key)
  }

  /// Encodes a property that another mapping encodes; omits `nil`.
  ///
  /// - Throws: What `encode(_:with:forKey:)` throws.
  public mutating func encode<Name: CodedField>(
    _ value: CodedBy<CodedIfPresent<Name>>, forKey key: Key
  ) throws where Name.Field: JSONMapping.Mapping {
    try encodeIfPresent(value.wrappedValue, with: Name.mapping, forKey: key)
  }

  /// Encodes the members whose keys are not those of other properties.
  ///
  /// - Throws: What encoding a value throws, such as `EncodingError.invalidValue`.
  public mutating func encode(_ rest: Rest, forKey key: Key) throws {
    try encode(
      PassedRest(value: rest.wrappedValue) { $0 != key.stringValue && Key(stringValue: $0) != nil },
      forKey: key)
  }
}
