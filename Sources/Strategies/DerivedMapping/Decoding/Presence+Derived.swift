public import JSONCore
public import JSONMapping

extension Presence: DerivedReadable where Value: DerivedReadable {
  /// Decodes null or a value.
  ///
  /// - Throws: `CursorFailure` if decoding the value throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Presence {
    cursor.consumeNull() ? .null : .value(try Value.decode(from: &cursor))
  }

  /// Decodes null or a value.
  ///
  /// - Throws: The error of the value, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Presence {
    json.isNull ? .null : .value(try Value.decode(derived: json))
  }

  /// Absent.
  @inlinable
  public static var missingValue: Presence? { .absent }

  /// True if it is true for the type of the value.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Value.readsInOnePass(&search) }
}

extension JSONObject {
  /// Decodes a member that can be absent or null by a field.
  ///
  /// - Throws: The error of the field, such as `type-mismatch`.
  @inlinable
  public func member<Field: Decoding>(
    presence key: JSONKey, as field: Field
  ) throws(JSONError) -> Presence<Field.Model> {
    guard let json = self[key] else { return .absent }
    if json.isNull { return .null }
    return .value(try annotating(key) { () throws(JSONError) in try field.decode(json) })
  }
}
