public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

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
