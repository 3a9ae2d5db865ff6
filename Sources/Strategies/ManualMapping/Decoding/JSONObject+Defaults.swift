public import JSONCore
public import JSONMapping

extension JSONObject {
  /// The member's value as another mapping reads it, or the default if it is missing or null:
  /// `try json["price", .decimalString, default: 0]`.
  ///
  /// Throws what reading the value throws.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(
    key: JSONKey, field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[key, optional: field] ?? value() }
  }
}
