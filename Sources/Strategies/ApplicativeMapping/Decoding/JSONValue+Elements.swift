public import JSONCore

/// How many errors are collected before the rest of an array or dictionary is left unread: so that rejecting
/// a large document costs little time and memory.
let collectedErrorLimit = 20

extension JSONValue {
  /// Decodes the elements of an array.
  @inlinable @inline(__always)
  func decodedElements<Element>(_ decode: (JSONValue) -> Decoded<Element>) -> Decoded<[Element]> {
    let noted = issueCount
    var position = 0
    do {
      let array = try array()
      do {
        return .success(
          try array.mapModels { (element) throws(DecodeError) in
            switch decode(element) {
            case .success(let value):
              if element.issueCount != noted { element.forgetIssues(after: noted) }
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
    var errors = CollectedErrors(first: first)
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
    let noted = issueCount
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
                if member.issueCount != noted { member.forgetIssues(after: noted) }
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
        forgetIssues(after: noted)
        var seen: Set<Key> = []
        let errors = collectErrors(of: object) { (member) in
          do throws(JSONError) {
            let key = try member.key(as: Key.self)
            if !seen.insert(key).inserted { try member.refuseAsDuplicate() }
          } catch {
            return member.keyValue.failed(error)
          }
          return decode(member.value).error
        }
        return .failure(errors)
      }
    } catch {
      return .failure(failed(error))
    }
  }

  /// The errors of all members.
  @inline(never) @usableFromInline
  func collectErrors(of object: JSONObject, _ failure: (JSONMember) -> DecodeError?) -> DecodeError {
    var errors = CollectedErrors()
    object.forEach { (member) in
      guard !errors.isFull else { return }
      if let error = failure(member) { errors.add(error) }
    }
    return errors.joined
  }

  /// Forgets what alternatives noted that the result does not need.
  @inline(never) @usableFromInline
  func forgetIssues(after count: Int) {
    guard let sink, sink.count > count else { return }
    sink.truncate(to: count)
  }
}

/// The errors of the elements of an array or the members of an object.
private struct CollectedErrors {
  private var errors: [DecodeError] = []
  private var count = 0

  init() {}

  init(first: DecodeError) {
    errors = [first]
    count = first.leafCount
  }

  var isFull: Bool { count >= collectedErrorLimit }

  /// All errors as one.
  var joined: DecodeError { errors.count == 1 ? errors[0] : .multiple(errors.flatMap(\.leaves)) }

  mutating func add(_ error: DecodeError) {
    errors.append(error)
    count += error.leafCount
  }
}
