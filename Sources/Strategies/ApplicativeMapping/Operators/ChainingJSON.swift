public import JSONCore

/// A member that a function is to decode: what `json <| "dict"` is in
/// `json <| "dict" >>- [String: Int].decode`.
@frozen
public struct JSONField: ~Escapable {
  @usableFromInline let json: JSONValue
  @usableFromInline let error: DecodeError?

  @_lifetime(copy json)
  @usableFromInline
  init(_ json: JSONValue, error: DecodeError?) {
    self.json = json
    self.error = error
  }
}

/// The member below a key, or below a path of keys, for a function that decodes it.
@_disfavoredOverload
@_lifetime(copy json)
public func <| (json: JSON, key: FieldKey) -> JSONField {
  switch key {
  case .key(let key): json.member(below: CollectionOfOne(key))
  case .path(let keys): json.member(below: keys)
  }
}

/// The result of a function that decodes the member; a missing one is a failure.
@_disfavoredOverload
public func >>- <Result>(field: JSONField, decode: (JSON) -> Decoded<Result>) -> Decoded<Result> {
  if let error = field.error { return .failure(error) }
  switch decode(field.json) {
  case .success(let result): return .success(result)
  case .failure(let error): return .failure(field.json.placed(error))
  }
}

/// The result of a function that decodes the member; a missing one is a failure.
///
///     Author.decode -<< json <| "author"
@_disfavoredOverload
public func -<< <Result>(decode: (JSON) -> Decoded<Result>, field: JSONField) -> Decoded<Result> {
  field >>- decode
}

extension JSONValue {
  @_lifetime(copy self)
  fileprivate func member(below keys: some Sequence<JSONKey>) -> JSONField {
    var current = self
    for key in keys {
      guard let member = current.member(key), !member.isNull else {
        let failure =
          current.member(key)?.failedAsMissing(key.description)
          ?? current.failed(missing: key, expecting: Any.self)
        return JSONField(self, error: failure)
      }
      current = member
    }
    return JSONField(current, error: nil)
  }

  /// A `null` counts as a missing member here: that is what the dialect's errors call it.
  private func failedAsMissing(_ key: String) -> DecodeError {
    let failure = DecodeError.missingKey(jsonKey(for: key))
    note(.unexpectedNull(expected: "a value"), as: failure)
    return failure
  }
}
