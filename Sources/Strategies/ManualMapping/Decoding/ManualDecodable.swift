public import JSONCore

/// A model that is made from an object, member by member.
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
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: that of the first
  ///   member that does not fit.
  init(json: JSONObject) throws(JSONError)
}

// Inlined by force: a part of what a member is inlined as; JSONObject+Manual.swift tells why.

extension ManualDecodable {
  /// Reads an object. Errors name this type.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no object, and what ``init(json:)`` throws.
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

/// A model with both directions.
public typealias ManualMappable = ManualDecodable & JSONObjectWritable
