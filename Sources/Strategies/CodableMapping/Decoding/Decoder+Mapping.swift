// `@inline(__always)`: the compiler doesn't specialize methods of an `any Decoder`.

public import JSONCore
public import JSONMapping

extension Decoder {
  /// Decodes the decoder's value with another mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(with field: Field) throws -> Field.Model {
    guard let decoder = self as? ValueDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "a field with a mapping needs CodableMapper or CodableDecoder"))
    }
    let json = decoder.session[decoder.value]
    // In a part that stops at the first issue, so does the field.
    guard decoder.session.isCollecting || !json.isCollecting else {
      return try json.stopping { (json) throws in try decoder.decode(json, with: field) }
    }
    return try decoder.decode(json, with: field)
  }

  /// The place of the member that this decoder decodes; `nil` for a decoder of another package.
  var place: MemberPlace? {
    switch self {
    case let own as ValueDecoder:
      (own.session, own.value, own.session.frames[Int(own.depth)].container, Int(own.depth) - 1)
    case let own as MissingValueDecoder:
      (own.session, own.container, own.container, own.codingPath.count - 1)
    default: nil
    }
  }

  /// In a collecting decode, logs the error of this member and returns a value in its place; otherwise throws.
  func recovered<Field: JSONMapping.Decoding>(_ error: any Error, with field: Field) throws -> Field.Model {
    guard let (session, value, object, _) = place else { throw error }
    return try session.recovered(error, at: value, in: object) { try field.decode(session[$0]) }
  }

  /// Logs that a default replaces this value because of an error.
  func leaveOut(for error: any Error) {
    guard let (session, value, _, _) = place else { return }
    let json = session[value]
    if json.isRecorded { json.logLeftOut(json.issue(of: session.resolution(of: error, model: nil))) }
  }

  /// The context of the mapper or decoder, if it is a `Context`.
  ///
  ///     struct Profile: Decodable {
  ///       let skills: [Skill]
  ///
  ///       init(from decoder: any Decoder) throws {
  ///         let catalogue = decoder.context(SkillCatalogue.self)
  ///         skills = try [Int](from: decoder).compactMap { catalogue?[$0] }
  ///       }
  ///     }
  ///
  /// With other decoders, the value in `userInfo` for `CodingUserInfoKey.context`.
  public func context<Context>(_ type: Context.Type) -> Context? {
    if let context = contextReference { return context.with { $0.value(as: type) } }
    return userInfo[.context] as? Context
  }

  /// Calls `body` with the context, and returns its result; `nil` if it isn't a `Context`.
  ///
  /// ``context(_:)`` changes the reference count of an object that it returns, so threads that share a mapper
  /// wait for each other. This function leaves the count unchanged.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func context<Context, Result>(
    _ type: Context.Type, _ body: (borrowing Context) throws -> Result
  ) rethrows -> Result? {
    if let context = contextReference { return try context.with { try $0.with(type, body) } }
    return try (userInfo[.context] as? Context).map { try body($0) }
  }

  /// The context of a decoder of this package. The caller of the decode retains it.
  @usableFromInline
  var contextReference: WholeReference<DecodingContext>? {
    // Compares types, because a dynamic cast would take as long as everything else.
    Self.self == ValueDecoder.self ? recast(self, as: ValueDecoder.self).session.context : nil
  }
}

extension ValueDecoder {
  fileprivate func decode<Field: JSONMapping.Decoding>(
    _ json: JSONValue, with field: Field
  ) throws -> Field.Model {
    do throws(JSONError) {
      // The mapping uses the context of this decode unless it has its own.
      return try json.withContext(of: session.context) { (json) throws(JSONError) in try field.decode(json) }
    } catch {
      throw error.placed(at: json)
    }
  }
}

/// The place of a member that a decoder of this package decodes, and of the object around it with its depth.
/// The value of a missing member is the object.
typealias MemberPlace = (
  session: DecodingSession, value: DocumentPosition, object: DocumentPosition, depth: Int
)

extension CodingUserInfoKey {
  /// The key of the context in a decoder's `userInfo`.
  public static var context: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "JSONMapping.context") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes the next element with another mapping; an element that doesn't fit stays current.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch`, and
  ///   `DecodingError.valueNotFound` after the last element; `DecodingError.dataCorrupted` with a decoder of
  ///   another package.
  public mutating func decode<Field: JSONMapping.Decoding>(with field: Field) throws -> Field.Model {
    let before = self
    do {
      return try superDecoder().decode(with: field)
    } catch {
      self = before
      throw error
    }
  }

  /// An error about the element that was decoded last, for `init(from:)` to throw.
  public func error(_ kind: Issue.Kind) -> DecodingError {
    let path = codingPath + [PathKey(index: Swift.max(currentIndex - 1, 0))]
    return .dataCorrupted(DecodingError.Context(codingPath: path, issue: kind))
  }
}

// Values that another mapping decodes within `init(from:)`. They are read from the document that is being
// decoded, without a copy, so that errors have the whole path and the position.

extension KeyedDecodingContainerProtocol {
  /// Decodes the value for a key with another mapping, which may be one of another strategy.
  ///
  ///     let address = try container.decode(with: MappableMapper<Address>(), forKey: .address)
  ///     let stops = try container.decode(with: MappableMapper<Address>().array, forKey: .stops)
  ///
  /// - Throws: `DecodingError.keyNotFound` for a missing key, and the `JSONError` of a value that doesn't
  ///   fit, such as `type-mismatch`; `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key
  ) throws -> Field.Model {
    let decoder = try superDecoder(forKey: key)
    do {
      if decoder is MissingValueDecoder { throw missing(key, expecting: Field.Model.self) }
      return try decoder.decode(with: field)
    } catch {
      return try decoder.recovered(error, with: field)
    }
  }

  /// Decodes the value for a key with another mapping; `nil` if it is missing or null.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decodeIfPresent<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key
  ) throws -> Field.Model? {
    let decoder = try superDecoder(forKey: key)
    if decoder is MissingValueDecoder { return nil }
    do {
      return try decoder.decode(with: field.optional)
    } catch {
      return try decoder.recovered(error, with: field.optional)
    }
  }

  /// Decodes the value for a key with another mapping; the default if it is missing or null.
  ///
  ///     let price = try container.decode(with: .decimalString, forKey: .price, default: 0)
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key, default value: @autoclosure () -> Field.Model
  ) throws -> Field.Model {
    try decodeIfPresent(with: field, forKey: key) ?? value()
  }

  /// An error about the value for a key, for `init(from:)` to throw.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - key: The key of the value.
  ///   - index: The index of the element that the error is about, if the value is an array.
  public func error(_ kind: Issue.Kind, forKey key: Key, at index: Int? = nil) -> DecodingError {
    let path = codingPath + [key] + (index.map { [PathKey(index: $0)] } ?? [])
    return .dataCorrupted(DecodingError.Context(codingPath: path, issue: kind))
  }

  /// The error for a missing key, for `init(from:)` to throw where a nested container would not report the
  /// type.
  ///
  ///     guard container.contains(.skillIDs) else {
  ///       throw container.missing(.skillIDs, expecting: [Skill].self)
  ///     }
  public func missing(_ key: Key, expecting expected: Any.Type) -> DecodingError {
    // The decoder of a missing key has the key's name in the text.
    let decoder = try? superDecoder(forKey: key) as? MissingValueDecoder
    let name = decoder?.wireName(key) ?? key.stringValue
    let kind = Issue.Kind.missingKey(name, expected: IssueExpectation(expected))
    return .keyNotFound(key, DecodingError.Context(codingPath: codingPath, issue: kind))
  }
}

extension DecodingError.Context {
  fileprivate init(codingPath: [any CodingKey], issue kind: Issue.Kind) {
    self.init(codingPath: codingPath, debugDescription: kind.message, underlyingError: JSONError(kind))
  }
}
