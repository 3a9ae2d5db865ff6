public import JSONCore

/// A model that is decoded from the members of an object, by two functions with equal results.
///
/// `@Mapped` generates both. ``DerivedReadable/decode(from:)`` is fast: a single pass over the bytes. If it
/// fails, ``decode(members:)`` decodes the text again to report and locate the error.
public protocol DerivedDecodable: DerivedReadable {
  /// Decodes the members.
  ///
  /// - Throws: The issue of the first member that doesn't fit, such as `type-mismatch`.
  static func decode(members json: JSONObject) throws(JSONError) -> Self
}

extension DerivedDecodable {
  /// Decodes an object.
  ///
  /// - Throws: The issue of the first member that doesn't fit, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    do {
      return try decode(members: object)
    } catch {
      throw object.annotated(consume error)
    }
  }
}

/// A model that is decoded and encoded.
public typealias DerivedMappable = DerivedDecodable & JSONObjectWritable
