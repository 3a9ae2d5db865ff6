internal import JSONCore
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
    do throws(JSONError) {
      // The mapping uses the context of this decode unless it has its own.
      guard let context = decoder.session.context else { return try field.decode(json) }
      return try json.withContext(context) { (json) throws(JSONError) in try field.decode(json) }
    } catch {
      throw error.placed(at: json)
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
    // Compares types, because a dynamic cast would take as long as everything else.
    if Self.self == ValueDecoder.self {
      // Threads can share the context, so its reference count isn't changed. The session retains it.
      let context = recast(self, as: ValueDecoder.self).session.context.map { WholeReference($0) }
      return context?.with { $0.value(as: type) }
    }
    return userInfo[.context] as? Context
  }
}
