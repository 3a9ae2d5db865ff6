internal import JSONCore

extension CodingUserInfoKey {
  /// Where a decoder's `userInfo` has the context of the decode.
  public static var context: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "JSONMapping.context") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}

extension Decoder {
  /// The context that the mapper or decoder was made with, if it is a `Context`.
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
  /// With other decoders, the value that stands in `userInfo` for `CodingUserInfoKey.context`.
  public func context<Context>(_ type: Context.Type) -> Context? {
    // A comparison of types, since a dynamic cast would take as long as all the rest.
    if Self.self == ValueDecoder.self {
      return recast(self, as: ValueDecoder.self).session.context?.value(as: type)
    }
    return userInfo[.context] as? Context
  }
}
