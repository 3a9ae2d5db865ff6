public import JSONCore

extension JSONValue {
  /// Decodes the member below a path of keys; a missing one is a failure.
  @usableFromInline
  func field<Value>(_ keys: [String], _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    var current = self
    for key in keys {
      guard let member = current.member(key) else {
        return .failure(current.failed(missing: key, expecting: Value.self))
      }
      current = member
    }
    return current.unlessNullFailed(decode(current), key: keys.last)
  }

  /// Decodes the member below a path of keys; a missing one and `null` are `nil`.
  @usableFromInline
  func optionalField<Value>(_ keys: [String], _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value?> {
    var current = self
    for key in keys {
      guard let member = current.member(key) else {
        return current.isNull ? .success(nil) : current.failureUnlessObject() ?? .success(nil)
      }
      current = member
    }
    return current.unlessNull(decode)
  }
}
