public import JSONCore

/// A decoded field that still knows its place, so that the error of a function on it can be reported there: what
/// `json <| "homepage"` is in `json <| "homepage" >>- url`.
@frozen
public struct PlacedField<Value>: FieldResult, ~Escapable {
  @usableFromInline let decoded: Decoded<Value>
  @usableFromInline let json: JSONValue

  @_lifetime(copy json)
  @inlinable @inline(__always)
  init(_ decoded: Decoded<Value>, at json: JSONValue) {
    self.decoded = decoded
    self.json = json
  }
}
