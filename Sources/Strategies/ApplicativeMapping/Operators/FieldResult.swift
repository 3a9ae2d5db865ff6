public import JSONCore

/// What reading a field makes: ``Decoded``, or ``PlacedField`` where `>>-` follows.
@usableFromInline
protocol FieldResult<Value>: ~Escapable {
  associatedtype Value

  /// Takes the result of decoding a field.
  ///
  /// - Parameter json: The field's value, or the object where there is none.
  @_lifetime(copy json)
  init(_ decoded: Decoded<Value>, at json: JSONValue)
}

extension Decoded: FieldResult {
  /// The result without its place.
  @inlinable @inline(__always)
  init(_ decoded: Decoded<Value>, at json: JSONValue) { self = decoded }
}
