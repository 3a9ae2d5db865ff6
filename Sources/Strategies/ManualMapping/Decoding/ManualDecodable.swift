public import JSONCore

/// A model that decodes an object member by member.
///
///     struct Movie { let id: Int, title: String }
///
///     extension Movie: ManualDecodable {
///       init(json: JSONObject) throws(JSONError) {
///         self.init(id: try json["id"], title: try json["title"])
///       }
///     }
public protocol ManualDecodable: ManualReadable {
  /// Creates a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue of the first member
  ///   that doesn't decode.
  init(json: JSONObject) throws(JSONError)
}

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension ManualDecodable {
  /// Decodes an object. Errors name this type.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it isn't an object, `depth-limit`, and what
  ///   ``init(json:)`` throws.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    do {
      return try Self(json: object)
    } catch {
      throw object.annotated(consume error)
    }
  }
}

/// A model that decodes and encodes.
public typealias ManualMappable = ManualDecodable & JSONObjectWritable
