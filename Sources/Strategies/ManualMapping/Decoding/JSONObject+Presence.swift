public import JSONCore
public import JSONMapping

extension JSONObject {
  /// A member that can be absent or null, decoded by another mapping:
  /// `try json[presence: "due", as: .iso8601]`.
  ///
  /// - Throws: What the mapping throws, such as `type-mismatch`.
  @inlinable
  public subscript<Field: Decoding>(presence key: JSONKey, as field: Field) -> Presence<Field.Model> {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in try field.presence(of: self[key]) }
    }
  }

  /// A member that can be absent or null, whose key can be computed at run time, decoded by another mapping.
  ///
  /// - Throws: What the mapping throws, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(
    presence key: Key, as field: Field
  ) -> Presence<Field.Model> {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in try field.presence(of: self[key]) }
    }
  }
}
