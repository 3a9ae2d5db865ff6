public import JSONCore

/// The type that a field decodes to if a function decodes its value: `json <| "dict"` in `json <| "dict" >>-
/// [String: Int].decode`. Only the field's location is used.
@frozen
public struct UnreadMember: DecodableScalar {
  @inlinable
  init() {}

  /// Accepts any value except `null`, which counts as a missing member, as in the strategy's errors.
  ///
  /// - Throws: `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UnreadMember {
    guard !json.isNull else { throw json.mismatch(expected: "a value") }
    return UnreadMember()
  }
}

/// The result of a function that decodes the member; a failure if it is missing.
@_disfavoredOverload
public func >>- <Result>(
  field: PlacedField<UnreadMember>, decode: (JSON) -> Decoded<Result>
) -> Decoded<Result> {
  field.decoded.flatMap { (_) in
    let member = field.json
    return decode(member).mapError { member.placed($0) }
  }
}

/// The result of a function that decodes the member; a failure if it is missing.
///
///     Movie.decode -<< json <| "movie"
@_disfavoredOverload
public func -<< <Result>(
  decode: (JSON) -> Decoded<Result>, field: PlacedField<UnreadMember>
) -> Decoded<Result> {
  field >>- decode
}
