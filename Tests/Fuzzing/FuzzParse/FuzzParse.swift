@testable import JSONCore

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParse(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let isAccepted = check(input, JSONParseOptions())
  let lenient = JSONParseOptions(depthLimit: 100, duplicateKeys: .useLast, tolerances: .trailingCommas)
  _ = check(input, lenient)
  if check(input, JSONParseOptions(duplicateKeys: .reject)) {
    precondition(isAccepted, "accepted only because duplicates are rejected")
  }
  checkExtensions(input, isJSON: isAccepted)
  return 0
}

/// Parses the text, checks the round trip or the error, and returns whether the text was accepted.
func check(_ input: [UInt8], _ options: JSONParseOptions) -> Bool {
  do throws(JSONError) {
    let document = try Document(parsing: input, options: options)
    checkRoundTrip(of: document)
    return true
  } catch {
    checkError(error, in: input)
    return false
  }
}

/// Checks that the written text parses to an equal tree, in every layout.
func checkRoundTrip(of document: Document) {
  for writing in [JSONWriteOptions(), JSONWriteOptions(pretty: true, escapesSlashes: true)] {
    do throws(JSONError) {
      var writer = JSONWriter(options: writing)
      do throws(JSONError) { try writer.write(document.root) } catch {
        // JSON5 has numbers that JSON can't write.
        precondition(document.options.tolerances.contains(.nonFiniteNumbers))
        precondition(error.issue.code == .nonFiniteNumber)
        return
      }
      let again = try Document(parsing: try writer.finish())
      precondition(isEqual(document.root, again.root), "the tree changed")
    } catch { preconditionFailure("what was accepted can't be written and read again: \(error)") }
  }
}

/// Checks that an error has one issue, a location within the text, and all renderings.
func checkError(_ error: JSONError, in input: [UInt8]) {
  precondition(error.issues.count == 1 && error.isResolved)
  precondition((try? OwnedJSON(parsing: error.json)) != nil, "not JSON: \(error.json)")
  precondition(error.withoutValues.rendered() == error.rendered(hidesValues: true))
  guard let location = error.issue.location else { preconditionFailure("no place: \(error)") }
  precondition(location.offset >= 0 && location.length >= 0)
  precondition(location.offset + location.length <= input.count, "beyond the end: \(error)")
  precondition(location.line >= 1 && location.column >= 1 && location.column <= location.offset + 1)
  precondition(error.issue.category != .data && error.issue.category != .encoding)
  // One line, and at least message, location, excerpt and mark.
  precondition(!error.description.utf8.contains { $0 == 0x0A || $0 == 0x0D })
  precondition(error.rendered().utf8.count { $0 == 0x0A } >= 3)
}

private func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
  guard left.kind == right.kind else { return false }
  do throws(JSONError) {
    switch left.kind {
    case .null: return true
    case .bool: return try left.bool() == right.bool()
    case .number: return left.numberLiteral == right.numberLiteral
    case .string: return try left.string().utf8.elementsEqual(right.string().utf8)
    case .array: return try areEqual(left.array(), right.array())
    case .object: return try areEqual(left.object(), right.object())
    }
  } catch { preconditionFailure("a value is not of its kind: \(error)") }
}

private func areEqual(_ left: JSONArray, _ right: JSONArray) -> Bool {
  var lefts = left.makeIterator()
  var rights = right.makeIterator()
  while let element = lefts.next() {
    guard let other = rights.next(), isEqual(element, other) else { return false }
  }
  return left.count == right.count
}

private func areEqual(_ left: JSONObject, _ right: JSONObject) -> Bool {
  var lefts = left.makeIterator()
  var rights = right.makeIterator()
  while let member = lefts.next() {
    guard let other = rights.next(), member.key.utf8.elementsEqual(other.key.utf8),
      isEqual(member.value, other.value), left[member.key] != nil
    else { return false }
  }
  return left.count == right.count
}
