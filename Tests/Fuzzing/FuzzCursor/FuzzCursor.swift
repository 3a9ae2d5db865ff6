@testable import JSONCore

/// The entry point that libFuzzer calls. Checks that a document accepts each text that a cursor accepts, with
/// the same values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCursor(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document = try? Document(parsing: bytes)
  let isSkipped = isAccepted(bytes) { (cursor) throws(CursorFailure) in try cursor.skipValue() }
  precondition(!isSkipped || document != nil, "only a cursor skips it")
  // A cursor doesn't decode values that are nested too deep for the stack.
  let levels = bytes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
  precondition(isSkipped || document == nil || levels > StackRoom.freeDepth, "only a document accepts it")
  guard let document else {
    checkNothingIsRead(bytes)
    return 0
  }
  for reading in NumberReading.allCases {
    // Leaving a value to the document isn't a failure; a wrong value stops the program.
    _ = isAccepted(bytes) { (cursor) throws(CursorFailure) in try read(&cursor, document.root, reading) }
  }
  return 0
}

private func isAccepted(_ bytes: [UInt8], _ body: (inout JSONCursor) throws(CursorFailure) -> Void) -> Bool {
  do throws(CursorFailure) {
    try JSONCursor.read(bytes.span.bytes, options: JSONParseOptions(), body)
    return true
  } catch { return false }
}

/// Checks that a text that isn't JSON has no value of any type.
private func checkNothingIsRead(_ bytes: [UInt8]) {
  // Not an array of closures: Swift 6.3 can't compile one.
  check(!isAccepted(bytes) { (cursor) throws(CursorFailure) in _ = try cursor.int() })
  check(!isAccepted(bytes) { (cursor) throws(CursorFailure) in _ = try cursor.integer(UInt64.self) })
  check(!isAccepted(bytes) { (cursor) throws(CursorFailure) in _ = try cursor.double() })
  check(!isAccepted(bytes) { (cursor) throws(CursorFailure) in _ = try cursor.string() })
  check(
    !isAccepted(bytes) { (cursor) throws(CursorFailure) in try cursor.value { (_) throws(JSONError) in } })
  check(
    !isAccepted(bytes) { (cursor) throws(CursorFailure) in
      _ = try cursor.array { (cursor) throws(CursorFailure) in try cursor.int() }
    })
  check(
    !isAccepted(bytes) { (cursor) throws(CursorFailure) in
      _ = try cursor.array { (cursor) throws(CursorFailure) in try cursor.string() }
    })
  check(
    !isAccepted(bytes) { (cursor) throws(CursorFailure) in
      guard try cursor.beginObject() else { return }
      repeat {
        if cursor.consumeKey("id") { try cursor.skipValue() } else { try cursor.skipMember() }
      } while try cursor.advanceToMember()
    })
}

private func check(_ isRejected: Bool) { precondition(isRejected, "read, though it is no JSON") }

/// The type to which numbers of a document are converted.
private enum NumberReading: CaseIterable { case int, unsigned, double, float, document }

/// Decodes the values of a document with a cursor, and compares each.
private func read(
  _ cursor: inout JSONCursor, _ json: JSONValue, _ reading: NumberReading
) throws(CursorFailure) {
  switch json.kind {
  case .null:
    let isPassed = cursor.consumeNull()
    precondition(isPassed, "null is not passed")
  case .bool: check(try cursor.bool(), json) { (json) throws(JSONError) in try json.bool() }
  case .number: try readNumber(&cursor, json, reading)
  case .string:
    let text = Array(try cursor.string().utf8)
    check(text, json) { (json) throws(JSONError) in Array(try json.string().utf8) }
  case .array:
    guard let array = try? json.array() else { preconditionFailure("an array is none") }
    var isFollowed = try cursor.beginArray()
    try array.forEach { (element) throws(CursorFailure) in
      precondition(isFollowed, "an element is missing")
      try read(&cursor, element, reading)
      isFollowed = try cursor.advanceToElement()
    }
    precondition(!isFollowed, "an element too many")
  case .object:
    guard let object = try? json.object() else { preconditionFailure("an object is none") }
    var isFollowed = try cursor.beginObject()
    var members = object.makeIterator()
    while let member = members.next() {
      precondition(isFollowed, "a member is missing")
      let isSameKey = try cursor.key().utf8.elementsEqual(member.key.utf8)
      precondition(isSameKey, "another key")
      try read(&cursor, member.value, reading)
      isFollowed = try cursor.advanceToMember()
    }
    precondition(!isFollowed, "a member too many")
  }
}

private func readNumber(
  _ cursor: inout JSONCursor, _ json: JSONValue, _ reading: NumberReading
) throws(CursorFailure) {
  switch reading {
  case .int: check(try cursor.int(), json) { (json) throws(JSONError) in try json.int() }
  case .unsigned:
    check(try cursor.integer(UInt64.self), json) { (json) throws(JSONError) in try json.integer() }
  case .double:
    check(try cursor.double().bitPattern, json) { (json) throws(JSONError) in try json.double().bitPattern }
  case .float:
    check(try cursor.float().bitPattern, json) { (json) throws(JSONError) in try json.float().bitPattern }
  case .document:
    let literal = try cursor.value { (json) throws(JSONError) in json.numberLiteral }
    precondition(literal == json.numberLiteral, "another number")
  }
}

private func check<Value: Equatable>(
  _ value: Value, _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value
) { precondition((try? read(json)) == value, "another value: \(value)") }
