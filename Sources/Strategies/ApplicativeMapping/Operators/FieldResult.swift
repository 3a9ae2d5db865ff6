public import JSONCore

/// What the field operators return: ``Decoded``, or ``PlacedField`` where `>>-` follows.
public protocol FieldResult<Value>: ~Escapable {
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
  public init(_ decoded: Decoded<Value>, at json: JSONValue) { self = decoded }
}

/// A decoded field that still knows its place, so that the error of a function on it can be reported there.
@frozen
public struct PlacedField<Value>: FieldResult, ~Escapable {
  @usableFromInline let decoded: Decoded<Value>
  @usableFromInline let json: JSONValue

  /// The result with its place.
  @_lifetime(copy json)
  @inlinable @inline(__always)
  public init(_ decoded: Decoded<Value>, at json: JSONValue) {
    self.decoded = decoded
    self.json = json
  }
}
