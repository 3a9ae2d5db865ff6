internal import JSONCore

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
      return recast(self, as: ValueDecoder.self).session.context?.value(as: type)
    }
    return userInfo[.context] as? Context
  }

  /// Calls `body` with the context of the mapper or decoder, and returns its result; `nil` if there is no
  /// context of this type.
  ///
  /// ``context(_:)`` changes the reference count of an object that it returns, and threads that share the
  /// object wait for each other to change it. This function leaves the count unchanged.
  ///
  /// - Throws: What `body` throws.
  public func context<Context, Result>(
    _ type: Context.Type, _ body: (borrowing Context) throws -> Result
  ) rethrows -> Result? {
    if Self.self == ValueDecoder.self {
      // The session retains its context until the decode ends, so this call doesn't have to.
      let context = recast(self, as: ValueDecoder.self).session.context.map(Unmanaged.passUnretained)
      return try context?._withUnsafeGuaranteedRef { try $0.lend(type, to: body) }
    }
    guard let context = userInfo[.context] as? Context else { return nil }
    return try body(context)
  }
}
