public import JSONCore

/// A model that is read from the members of an object, in two ways that give the same.
///
/// `@Mapped` writes both. ``DerivedReadable/decode(from:)`` is the fast one: a single pass over the bytes. Where it
/// fails, ``decode(members:)`` decodes the text again to report and locate the error.
public protocol DerivedDecodable: DerivedReadable {
  /// Reads the members.
  ///
  /// - Throws: The issue of the first one that does not fit, such as `type-mismatch`.
  static func decode(members json: JSONObject) throws(JSONError) -> Self
}

extension DerivedDecodable {
  /// Decodes an object.
  ///
  /// - Throws: The issue of the first member that does not fit, such as `type-mismatch`.
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

/// A model in both directions.
public typealias DerivedMappable = DerivedDecodable & JSONObjectWritable
