public import JSONCore
public import JSONMapping

// What the field operators and subscripts have in common: the way to the member. What is done with it comes
// as a closure.

// Inlined by force, like the operators on top of it: a field's key is a literal. The compiler knows its bytes
// and their number only if it sees the call, and in a long chain it inlines nothing by itself.

extension JSONValue {
  /// Decodes the member below a key; a missing one is a failure.
  @inlinable
  func field<Value>(_ key: KeyBytes, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    guard let member = indexedMember(key) else {
      return .failure(failed(missing: key.description, expecting: Value.self))
    }
    return member.unlessNullFailed(decode(member), key: key.description)
  }

  /// Decodes the member below a key; a missing one is a failure.
  @inlinable @inline(__always)
  func field<Value: Decodable>(_ key: KeyBytes) -> Decoded<Value> where Value.DecodedType == Value {
    guard let member = indexedMember(key) else {
      return .failure(failed(missing: key.description, expecting: Value.self))
    }
    if member.isDeep, let error = member.failedForRoom() { return .failure(error) }
    let result = Value.decode(member)
    guard case .failure(let error) = result else { return result }
    // A scalar's error has all that it needs; to complete it would take longer.
    guard Value.self is any DecodableScalar.Type else {
      return .failure(member.failed(error, of: Value.self, key: key))
    }
    return .failure(member.isNull ? member.nullFailure(error, key: key.description) : error)
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
  @inlinable
  func optionalField<Wrapped>(
    _ key: KeyBytes, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?> {
    guard let member = indexedMember(key) else { return failureUnlessObject() ?? .success(nil) }
    return member.unlessNull(decode)
  }

  @inlinable @inline(__always)
  func unlessNull<Wrapped>(_ decode: (JSONValue) -> Decoded<Wrapped>) -> Decoded<Wrapped?> {
    isNull ? .success(nil) : decode(self).map { $0 }
  }

  @inlinable
  func failureUnlessObject<Value>() -> Decoded<Value>? {
    isObject ? nil : .failure(failedAsObject())
  }

  /// Decodes this value, every error placed.
  @inlinable @inline(__always)
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) -> Decoded<Value>
  where Value.DecodedType == Value {
    if isDeep, let error = failedForRoom() { return .failure(error) }
    return Value.decode(self).mapError { attributed($0, to: Value.self) }
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
