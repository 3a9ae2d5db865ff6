public import JSONCore

/// A model that is written as an object, member by member.
///
///     struct Movie { let id: Int, title: String }
///
///     extension Movie: ManualEncodable {
///       func encode(into json: inout JSONWriter) throws(JSONError) {
///         try json.put("id", id)
///         try json.put("title", title)
///       }
///     }
public protocol ManualEncodable: ManualWritable {
  /// Writes the members; the braces are written around them.
  ///
  /// - Throws: What a member throws, such as `non-finite-number` or `depth-limit`.
  func encode(into json: inout JSONWriter) throws(JSONError)
}

// Inlined by force: a part of what a member is inlined as; JSONObject+Manual.swift tells why.

extension ManualEncodable {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit`, and what the members throw.
  @inlinable @inline(__always)
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try encode(into: &writer)
    writer.endObject()
  }
}

/// A model with both directions.
public typealias ManualMappable = ManualDecodable & ManualEncodable
