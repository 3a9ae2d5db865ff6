public import JSONCore

/// A model that is decoded from the members of an object. `@Mapped` generates the conformance; by hand,
/// conform to ``ManualDecodable``.
public protocol JSONObjectDecodable: JSONDecodable {
  /// Decodes the members.
  ///
  /// - Throws: The issue of the first member that doesn't decode, such as `type-mismatch`.
  static func decode(members json: JSONObject) throws(JSONError) -> Self
}

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension JSONObjectDecodable {
  /// Decodes an object. Errors name this type.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it isn't an object, `depth-limit`, and what
  ///   ``decode(members:)`` throws.
  @inlinable @inline(__always)
  public static func decode(value json: JSONValue) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    do {
      return try decode(members: object)
    } catch {
      throw object.annotated(consume error)
    }
  }
}

/// A model that decodes an object member by member.
///
///     struct Movie { let id: Int, title: String }
///
///     extension Movie: ManualDecodable {
///       init(json: JSONObject) throws(JSONError) {
///         self.init(id: try json["id"], title: try json["title"])
///       }
///     }
public protocol ManualDecodable: JSONObjectDecodable {
  /// Creates a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue of the first member
  ///   that doesn't decode.
  init(json: JSONObject) throws(JSONError)
}

extension ManualDecodable {
  /// Creates a model.
  ///
  /// - Throws: What ``init(json:)`` throws.
  @inlinable @inline(__always)
  public static func decode(members json: JSONObject) throws(JSONError) -> Self { try Self(json: json) }

  /// False: without a function for one pass, decoding a document is as fast.
  @inlinable
  public static var readsInOnePass: Bool { false }
}

/// A model that decodes and encodes.
public typealias ManualMappable = ManualDecodable & JSONObjectWritable
