public import JSONCore
public import JSONMapping

// The common part of the field operators and subscripts: finding the member. A closure then decodes it.

// `@inline(__always)`, as on the operators that call these functions. A field's key is a literal, whose bytes
// and length are known to the compiler only in inlined code. In a long chain, the compiler inlines nothing
// without the attribute.

extension JSONValue {
  /// Decodes the member below a key; a failure if it is missing.
  @inlinable
  func field<Value>(_ key: KeyBytes, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    guard let member = indexedMember(key) else {
      if let value = plainMember(decode) { return .success(value) }
      return .failure(failed(missing: key.description, expecting: Value.self))
    }
    return member.unlessNullFailed(decode(member), key: key.description)
  }

  /// Decodes the member below a key; a failure if it is missing.
  @inlinable @inline(__always)
  func field<Value: Decodable>(_ key: KeyBytes) -> Decoded<Value> where Value.DecodedType == Value {
    guard let member = indexedMember(key) else {
      if let value = plainMember({ Value.decode($0) }) { return .success(value) }
      return .failure(failed(missing: key.description, expecting: Value.self))
    }
    if member.entersWithCare, let error = member.failedEntry(of: Value.self) { return .failure(error) }
    let result = Value.decode(member)
    guard case .failure(let error) = result else { return result }
    // A scalar's error is already complete. Handling it like other errors would take longer.
    guard Value.self is any DecodableScalar.Type else {
      return .failure(member.failed(error, of: Value.self, key: key))
    }
    return .failure(member.isNull ? member.nullFailure(error, key: key.description) : error)
  }

  /// The result, with the failure for a `null` replaced by that for a missing key, because the strategy
  /// doesn't distinguish them.
  @inlinable @inline(__always)
  func unlessNullFailed<Value>(
    _ result: Decoded<Value>, key: @autoclosure () -> String?
  ) -> Decoded<Value> {
    guard case .failure(let error) = result, isNull, let key = key() else { return result }
    return .failure(nullFailure(error, key: key))
  }

  /// The plainest value for a missing member, if this is the empty object of a collecting decode; otherwise
  /// `nil`.
  // Not a `Decoded`, which would be returned in memory.
  @inlinable @inline(never)
  func plainMember<Value>(_ decode: (JSONValue) -> Decoded<Value>) -> Value? {
    guard isEmptyObject else { return nil }
    return plainValue(of: Value.self) ?? decode(self).value
  }

  /// Decodes the member below a key; missing or `null` gives `nil`.
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

  /// Decodes this value, with a location for every error.
  @inlinable @inline(__always)
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) -> Decoded<Value>
  where Value.DecodedType == Value {
    if entersWithCare, let error = failedEntry(of: Value.self) { return .failure(error) }
    return Value.decode(self).mapError { attributed($0, to: Value.self) }
  }

  /// Decodes this value with another mapping.
  @inlinable @inline(__always)
  func decoded<Field: Decoding>(as field: Field) -> Decoded<Field.Model> {
    decoded(by: { (json) throws(JSONError) in try field.decode(json) })
  }

  /// The result of a function on this value; its error becomes the strategy's failure.
  @inlinable @inline(__always)
  func decoded<Value>(by decode: (JSONValue) throws(JSONError) -> Value) -> Decoded<Value> {
    do {
      return .success(try decode(self))
    } catch {
      return .failure(failed(error))
    }
  }
}
