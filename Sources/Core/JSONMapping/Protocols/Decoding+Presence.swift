public import JSONCore

extension Decoding {
  /// Decodes the value of a member that can be absent or null.
  ///
  /// - Throws: What decoding the value throws.
  @inlinable
  package func presence(of member: JSONValue?) throws(JSONError) -> Presence<Model> {
    guard let member else { return .absent }
    return member.isNull ? .null : .value(try decode(member))
  }
}
