public import JSONCore
public import JSONMapping

extension JSONObject {
  /// The member's value as another mapping reads it, or the default if it is missing or null:
  /// `try json["price", as: .decimalString, default: 0]`.
  ///
  /// Throws what reading the value throws.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(
    key: JSONKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[optional: key, as: field] ?? value() }
  }
}
