public import JSONCore
public import JSONMapping

// What the field operators have in common: the way to the member. What is done with it comes as a closure.

extension JSONValue {
  /// Decodes the member below a key; a missing one is a failure.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func field<Result: FieldResult & ~Escapable>(
    _ key: FieldKey, _ decode: (JSONValue) -> Decoded<Result.Value>
  ) -> Result {
    switch key {
    case .key(let key):
      if let member = member(key) {
        return Result(member.unlessNullFailed(decode(member), key: key.description), at: member)
      }
      return Result(.failure(failed(missing: key, expecting: Result.Value.self)), at: self)
    case .path(let keys):
      var current = self
      for key in keys {
        guard let member = current.member(key) else {
          let error = current.failed(missing: key, expecting: Result.Value.self)
          return Result(.failure(error), at: self)
        }
        current = member
      }
      return Result(current.unlessNullFailed(decode(current), key: keys.last?.description), at: current)
    }
  }

  /// Decodes the member below a key; a missing one is a failure.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func field<Result: FieldResult & ~Escapable>(_ key: FieldKey) -> Result
  where Result.Value: Decodable, Result.Value.DecodedType == Result.Value {
    guard case .key(let key) = key else { return field(key) { $0.decoded(Result.Value.self) } }
    if let member = member(key) { return Result(Result.Value.decodeMember(member, key: key), at: member) }
    return Result(.failure(failed(missing: key, expecting: Result.Value.self)), at: self)
  }

  /// The result, or in place of the failure of a `null` that of a missing key: the dialect tells no
  /// difference.
  @inlinable @inline(__always)
  func unlessNullFailed<Value>(
    _ result: Decoded<Value>, key: @autoclosure () -> String?
  ) -> Decoded<Value> {
    guard case .failure(let error) = result, isNull, let key = key() else { return result }
    return .failure(nullFailure(error, key: key))
  }

  /// Decodes the member below a key; a missing one and `null` are `nil`.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func optionalField<Wrapped, Result: FieldResult & ~Escapable>(
    _ key: FieldKey, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Result where Result.Value == Wrapped? {
    switch key {
    case .key(let key):
      if let member = member(key) { return Result(member.unlessNull(decode), at: member) }
      return Result(failureUnlessObject() ?? .success(nil), at: self)
    case .path(let keys):
      var current = self
      for key in keys {
        guard let member = current.member(key) else {
          return Result(
            current.isNull ? .success(nil) : current.failureUnlessObject() ?? .success(nil), at: self)
        }
        current = member
      }
      return Result(current.unlessNull(decode), at: current)
    }
  }

  @inlinable @inline(__always)
  func unlessNull<Wrapped>(_ decode: (JSONValue) -> Decoded<Wrapped>) -> Decoded<Wrapped?> {
    if isNull { return .success(nil) }
    switch decode(self) {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error)
    }
  }

  @inlinable @inline(__always)
  func failureUnlessObject<Value>() -> Decoded<Value>? {
    isObject ? nil : .failure(failedAsObject())
  }

  /// Decodes this value, every error placed.
  @inlinable @inline(__always)
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) -> Decoded<Value>
  where Value.DecodedType == Value {
    if isDeep, let error = failedForRoom() { return .failure(error) }
    return switch Value.decode(self) {
    case .success(let value): .success(value)
    case .failure(let error): .failure(attributed(error, to: Value.self))
    }
  }

  /// Decodes this value as another mapping does.
  @inlinable @inline(__always)
  func decoded<Field: Decoding>(as field: Field) -> Decoded<Field.Model> {
    do {
      return .success(try field.decode(self))
    } catch {
      return .failure(failed(error))
    }
  }
}
