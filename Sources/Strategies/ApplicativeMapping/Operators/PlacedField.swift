public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

/// A decoded field that still knows its place, so that the error of a function on it can be reported there:
/// what `json <| "homepage"` is in `json <| "homepage" >>- url`.
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

  /// The field's value; where it is missing, the object that lacks it.
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

  /// The error of a function on the value, at the field's place.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError { json.placed(error) }
}
