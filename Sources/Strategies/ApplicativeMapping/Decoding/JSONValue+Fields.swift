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
  func failureUnlessObject<Value>() -> Decoded<Value>? { isObject ? nil : .failure(failedAsObject()) }

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
    do { return .success(try decode(self)) } catch { return .failure(failed(error)) }
  }
}

extension JSONValue {
  /// Decodes the elements of an array.
  @inlinable @inline(__always)
  func decodedElements<Element>(_ decode: (JSONValue) -> Decoded<Element>) -> Decoded<[Element]> {
    var mark = mark
    var position = 0
    do {
      let array = try array()
      do {
        return .success(
          try array.map { (element) throws(DecodeError) in
            let value = try decode(element).dematerialize()
            element.removeRecovered(since: &mark)
            position &+= 1
            return value
          })
      } catch {
        return .failure(collectErrors(after: error, at: position, of: array) { decode($0).error })
      }
    } catch {
      return .failure(failed(error))
    }
  }

  /// Removes the failures that the decode of this value logged and recovered from, and advances the mark past
  /// the remaining entries, so that each entry is visited once.
  @inlinable @inline(__always)
  func removeRecovered(since mark: inout Int) {
    guard self.mark != mark else { return }
    removeThrown(since: mark)
    mark = self.mark
  }

  /// The number of errors after which the rest of an array or dictionary is skipped, so that rejecting a
  /// large document costs little time and memory. A collecting decode finds all errors.
  private var collectedErrorLimit: Int { isCollecting ? .max : 20 }

  /// The first error together with those of the following elements.
  @inline(never) @usableFromInline
  func collectErrors(
    after first: DecodeError, at position: Int, of array: JSONArray, _ failure: (JSONValue) -> DecodeError?
  ) -> DecodeError {
    if position + 1 == array.count { return first }
    var errors = first.leaves
    var index = 0
    array.forEach { (element) in
      defer { index += 1 }
      guard index > position, errors.count < collectedErrorLimit else { return }
      if let error = failure(element) { errors += error.leaves }
    }
    return errors.joined
  }

  /// Decodes the members of an object; the document's options select one of duplicate keys.
  @inlinable @inline(__always)
  func decodedMembers<Key: JSONObjectKey, Value>(
    _ decode: (JSONValue) -> Decoded<Value>
  ) -> Decoded<[Key: Value]> {
    var mark = mark
    do {
      let object = try object()
      do {
        return .success(
          try object.members(
            key: { (member) throws(DecodeError) in
              try member.keyValue.decoded(by: { (_) throws(JSONError) in try member.key(as: Key.self) })
                .dematerialize()
            },
            value: { (member) throws(DecodeError) in
              let value = try decode(member).dematerialize()
              member.removeRecovered(since: &mark)
              return value
            },
            duplicate: { (member) throws(DecodeError) in
              try member.keyValue.decoded(by: { (_) throws(JSONError) in try member.refuseAsDuplicate() })
                .dematerialize()
            }))
      } catch {
        removeThrown(since: mark)
        return .failure(collectErrors(of: object, keys: Key.self) { decode($0).error })
      }
    } catch {
      return .failure(failed(error))
    }
  }

  /// The errors of all keys, and of the values that no duplicate supersedes.
  @inline(never) @usableFromInline
  func collectErrors<Key: JSONObjectKey>(
    of object: JSONObject, keys: Key.Type, _ failure: (JSONValue) -> DecodeError?
  ) -> DecodeError {
    var errors: [DecodeError] = []
    let usesLast = document.options.duplicateKeys == .useLast
    let last = usesLast ? object.positions { Key(jsonKey: $0.key) } : nil
    var seen: Set<Key> = []
    object.forEach { (member) in
      guard errors.count < collectedErrorLimit else { return }
      do throws(JSONError) {
        let key = try member.key(as: Key.self)
        let counts = if let last { last[key] == member.value.position } else { seen.insert(key).inserted }
        guard counts else { return try member.refuseAsDuplicate() }
        if let error = failure(member.value) { errors += error.leaves }
      } catch {
        errors.append(member.keyValue.failed(error))
      }
    }
    return errors.joined
  }
}

extension [DecodeError] {
  /// All errors as one.
  fileprivate var joined: DecodeError { count == 1 ? self[0] : .multiple(self) }
}
