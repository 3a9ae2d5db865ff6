public import JSONCore

/// A model that is written as the members of an object. `@Mapped` writes the function.
public protocol DerivedEncodable: DerivedWritable {
  /// Writes the members.
  ///
  /// - Throws: What a value throws, such as `non-finite-number`.
  func encode(members json: inout JSONWriter) throws(JSONError)
}

extension DerivedEncodable {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit`, and what a member throws.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try encode(members: &writer)
    writer.endObject()
  }
}

/// A model in both directions.
public typealias DerivedMappable = DerivedDecodable & DerivedEncodable
