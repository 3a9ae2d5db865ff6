public import JSONCore

/// What a field is read as whose value a function decodes: `json <| "dict"` in
/// `json <| "dict" >>- [String: Int].decode`. The place of the field is all that counts.
@frozen
public struct UnreadMember: DecodableScalar {
  @inlinable
  init() {}

  /// Takes any value but `null`, which counts as a missing member here: that is what the dialect's errors
  /// call it.
  ///
  /// - Throws: `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UnreadMember {
    guard !json.isNull else { throw json.mismatch(expected: "a value") }
    return UnreadMember()
  }
}

/// The result of a function that decodes the member; a missing one is a failure.
@_disfavoredOverload
public func >>- <Result>(
  field: PlacedField<UnreadMember>, decode: (JSON) -> Decoded<Result>
) -> Decoded<Result> {
  field.decoded.flatMap { (_) in
    let member = field.json
    return decode(member).mapError { member.placed($0) }
  }
}

/// The result of a function that decodes the member; a missing one is a failure.
///
///     Movie.decode -<< json <| "movie"
@_disfavoredOverload
public func -<< <Result>(
  decode: (JSON) -> Decoded<Result>, field: PlacedField<UnreadMember>
) -> Decoded<Result> {
  field >>- decode
}
