public import JSONCore

/// How many errors are collected before the rest of an array or dictionary is left unread: so that rejecting
/// a large document costs little time and memory.
let collectedErrorLimit = 20

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension JSONValue {
  /// Decodes the elements of an array.
  @inlinable @inline(__always)
  func decodedElements<Element>(_ decode: (JSONValue) -> Decoded<Element>) -> Decoded<[Element]> {
    let noted = noteCount
    var position = 0
    do {
      let array = try array()
      do {
        return .success(
          try array.map { (element) throws(DecodeError) in
            switch decode(element) {
            case .success(let value):
              if element.noteCount != noted { element.forgetNotes(after: noted) }
              position &+= 1
              return value
            case .failure(let error):
              throw error
            }
          })
      } catch {
        return .failure(collectErrors(after: error, at: position, of: array) { decode($0).error })
      }
    } catch {
      return .failure(failed(error))
    }
  }

  /// The first error together with those of the elements behind it.
  @inline(never) @usableFromInline
  func collectErrors(
    after first: DecodeError, at position: Int, of array: JSONArray, _ failure: (JSONValue) -> DecodeError?
  ) -> DecodeError {
    if position + 1 == array.count { return first }
    var errors = CollectedErrors(first: first, limit: isRecorded ? .max : collectedErrorLimit)
    var index = 0
    array.forEach { (element) in
      defer { index += 1 }
      guard index > position, !errors.isFull else { return }
      if let error = failure(element) { errors.add(error) }
    }
    return errors.joined
  }

  /// Decodes the members of an object; of duplicate keys the one that the document's options choose.
  @inlinable @inline(__always)
  func decodedMembers<Key: JSONObjectKey, Value>(
    _ decode: (JSONValue) -> Decoded<Value>
  ) -> Decoded<[Key: Value]> {
    let noted = noteCount
    do {
      let object = try object()
      do {
        return .success(
          try object.dictionary(
            key: { (member) throws(DecodeError) in
              do throws(JSONError) {
                return try member.key(as: Key.self)
              } catch {
                throw member.keyValue.failed(error)
              }
            },
            value: { (member) throws(DecodeError) in
              switch decode(member) {
              case .success(let value):
                if member.noteCount != noted { member.forgetNotes(after: noted) }
                return value
              case .failure(let error):
                throw error
              }
            },
            duplicate: { (member) throws(DecodeError) in
              do throws(JSONError) {
                try member.refuseAsDuplicate()
              } catch {
                throw member.keyValue.failed(error)
              }
            }))
      } catch {
        forgetNotes(after: noted)
        return .failure(collectErrors(of: object, keys: Key.self) { decode($0).error })
      }
    } catch {
      return .failure(failed(error))
    }
  }

  /// The errors of all keys, and of the values that are not superseded by a duplicate.
  @inline(never) @usableFromInline
  func collectErrors<Key: JSONObjectKey>(
    of object: JSONObject, keys: Key.Type, _ failure: (JSONValue) -> DecodeError?
  ) -> DecodeError {
    var errors = CollectedErrors(limit: isRecorded ? .max : collectedErrorLimit)
    let usesLast = document.options.duplicateKeys == .useLast
    let last = usesLast ? object.positions { Key(jsonKey: $0.key) } : nil
    var seen: Set<Key> = []
    object.forEach { (member) in
      guard !errors.isFull else { return }
      do throws(JSONError) {
        let key = try member.key(as: Key.self)
        let counts = if let last { last[key] == member.value.position } else { seen.insert(key).inserted }
        guard counts else { return try member.refuseAsDuplicate() }
        if let error = failure(member.value) { errors.add(error) }
      } catch {
        errors.add(member.keyValue.failed(error))
      }
    }
    return errors.joined
  }
}

/// The errors of the elements of an array or the members of an object.
private struct CollectedErrors {
  private var errors: [DecodeError] = []
  private var count = 0
  private let limit: Int

  init(first: DecodeError? = nil, limit: Int) {
    self.limit = limit
    if let first { add(first) }
  }

  var isFull: Bool { count >= limit }

  /// All errors as one.
  var joined: DecodeError { errors.count == 1 ? errors[0] : .multiple(errors.flatMap(\.leaves)) }

  mutating func add(_ error: DecodeError) {
    errors.append(error)
    count += error.leafCount
  }
}
