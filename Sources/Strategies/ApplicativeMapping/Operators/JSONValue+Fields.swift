public import JSONCore
public import JSONMapping

// What the field operators and subscripts have in common: the way to the member. What is done with it comes as a
// closure.

extension JSONValue {
  /// Decodes the member below a key; a missing one is a failure.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func field<Result: FieldResult & ~Escapable>(
    _ key: some FieldKey, _ decode: (JSONValue) -> Decoded<Result.Value>
  ) -> Result {
    guard let member = key.member(of: self) else {
      return Result(.failure(key.missing(in: self, expecting: Result.Value.self)), at: self)
    }
    return Result(member.unlessNullFailed(decode(member), key: key.last), at: member)
  }

  /// Decodes the member below a key; a missing one is a failure.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func field<Result: FieldResult & ~Escapable>(_ key: some FieldKey) -> Result
  where Result.Value: Decodable, Result.Value.DecodedType == Result.Value {
    guard let member = key.member(of: self) else {
      return Result(.failure(key.missing(in: self, expecting: Result.Value.self)), at: self)
    }
    return Result(Result.Value.decodeMember(member, key: key), at: member)
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
    _ key: some FieldKey, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Result where Result.Value == Wrapped? {
    guard let member = key.member(of: self) else {
      if let error = key.refusedAsOptional(in: self) { return Result(.failure(error), at: self) }
      return Result(.success(nil), at: self)
    }
    return Result(member.unlessNull(decode), at: member)
  }

  /// Decodes the member below a key; a missing one and `null` are `nil`.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func optionalField<Result: FieldResult & ~Escapable>(_ key: some FieldKey) -> Result
  where Result.Value: DecodableOptional {
    guard let member = key.member(of: self) else {
      if let error = key.refusedAsOptional(in: self) { return Result(.failure(error), at: self) }
      return Result(.success(Result.Value(wrapping: nil)), at: self)
    }
    if member.isNull { return Result(.success(Result.Value(wrapping: nil)), at: member) }
    switch member.decoded(Result.Value.Wrapped.self) {
    case .success(let value): return Result(.success(Result.Value(wrapping: value)), at: member)
    case .failure(let error): return Result(.failure(error), at: member)
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
