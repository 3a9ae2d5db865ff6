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

extension Decoder {
  /// In a collecting decode, logs the error of this member and returns a value in its place; otherwise throws.
  func recovered<Field: JSONMapping.Decoding>(_ error: any Error, with field: Field) throws -> Field.Model {
    switch self {
    case let decoder as ValueDecoder:
      let container = decoder.session.frames[Int(decoder.depth)].container
      return try decoder.session.recovered(error, with: field, at: decoder.value, in: container)
    case let decoder as MissingValueDecoder:
      return try decoder.session.recovered(error, with: field, at: decoder.container, in: decoder.container)
    default: throw error
    }
  }
}

extension DecodingSession {
  fileprivate func recovered<Field: JSONMapping.Decoding>(
    _ error: any Error, with field: Field, at value: DocumentPosition, in object: DocumentPosition
  ) throws -> Field.Model {
    try recovered(error, at: value, in: object) { empty in
      let json = self[empty]
      return try field.decode(json)
    }
  }
}

extension CodingUserInfoKey {
  /// The key of the context in a decoder's `userInfo`.
  public static var context: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "JSONMapping.context") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}

extension Decoder {
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
