public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

/// A decoded field with its location, so that the error of a function on it is reported there: `json <|
/// "homepage"` in `json <| "homepage" >>- url`.
@frozen
public struct PlacedField<Value>: ~Escapable {
  @usableFromInline let decoded: Decoded<Value>
  @usableFromInline let parent: JSONValue
  @usableFromInline let key: any FieldKey

  @_lifetime(copy parent)
  @inlinable @inline(__always)
  init(_ decoded: Decoded<Value>, in parent: JSONValue, below key: some FieldKey) {
    self.decoded = decoded
    self.parent = parent
    self.key = key
  }

  /// The field's value, or the object if the field is missing.
  var json: JSONValue {
    @_lifetime(copy self)
    get {
      var current = parent
      for key in key.keys {
        guard let member = current.member(key) else { break }
        current = member
      }
      return current
    }
  }

  /// The error of a function on the value, at the field's location.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError { json.placed(error) }
}
