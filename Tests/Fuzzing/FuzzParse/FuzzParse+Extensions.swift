@testable import JSONCore

/// Parses the bytes as JSON5, as an object without braces, and in other encodings.
func checkExtensions(_ input: [UInt8], isJSON: Bool) {
  // Comparing the deepest documents would take too long.
  let json5 = JSONParseOptions(depthLimit: 100, tolerances: .json5)
  _ = check(input, json5)
  _ = check(
    input, JSONParseOptions(duplicateKeys: .reject, tolerances: .json5, assumesTopLevelDictionary: true))
  _ = check(input, JSONParseOptions(depthLimit: 100, assumesTopLevelDictionary: true))
  let one = JSONParseOptions.Tolerances(rawValue: 1 << (UInt8(truncatingIfNeeded: input.count) % 6))
  if check(input, JSONParseOptions(depthLimit: 100, tolerances: one)) {
    precondition((try? Document(parsing: input, options: json5)) != nil, "accepted, but not as JSON5")
  }
  checkValues(in: input, json5)

  checkDetecting(input)
  guard isJSON, let first = input.first, first < 0x80, input.count < 2 || (1..<0x80).contains(input[1]) else {
    return
  }
  // A JSON text is the same document in each encoding.
  let text = String(decoding: input, as: UTF8.self)
  let utf16 = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  let utf32 = text.unicodeScalars.flatMap { scalar in
    (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
  }
  for other in [utf16, utf32] where other.count > 4 || other.count == 2 && input.count == 1 {
    let same = try? Document(detectingEncodingOf: other.span.bytes)
    precondition(same != nil, "JSON is none in another encoding")
  }
}

/// Encodings are detected in any bytes.
private func checkDetecting(_ input: [UInt8]) {
  for options in [JSONParseOptions(), JSONParseOptions(tolerances: .json5)] {
    do throws(JSONError) {
      checkRoundTrip(of: try Document(detectingEncodingOf: input.span.bytes, options: options))
    } catch {
      // The text may be longer than the bytes, because an invalid character becomes an invalid byte.
      precondition(!error.rendered().isEmpty && !error.json.isEmpty && !error.description.isEmpty)
    }
  }
}

/// Checks that every value has a location in the text, and that a copy has the same values.
private func checkValues(in input: [UInt8], _ options: JSONParseOptions) {
  guard let document = try? Document(parsing: input, options: options) else { return }
  var places: [DocumentPosition] = []
  collect(document.root, &places)
  for place in places.prefix(64) {
    let error = document[place].error(.typeMismatch(expected: "Model")).resolved(at: document.root)
    checkDataError(error, in: input)
  }
  let rules = DecodingRules(issueLimit: 4, rejectsUnknownKeys: true)
  _ = try? document.withRoot(by: rules) { (copy) throws(JSONError) in
    var own: [DocumentPosition] = []
    collect(copy, &own)
    precondition(own == places, "the copy is another tree")
  }
  do throws(JSONError) {
    try document.withRoot(by: rules) { (copy) throws(JSONError) in
      if let object = try? copy.object() {
        _ = try object.required("a", expecting: Int.self).int()
        _ = try object.required("b", expecting: String.self).string()
      }
    }
  } catch {
    precondition(error.isResolved && (1...4).contains(error.issues.count))
    for issue in error.issues { checkDataError(JSONError(issues: [issue]), in: input) }
  }
}

private func checkDataError(_ error: JSONError, in input: [UInt8]) {
  guard let location = error.issue.location else { preconditionFailure("no place: \(error)") }
  precondition(location.offset >= 0 && location.offset + location.length <= input.count, "beyond the end")
  precondition(!error.rendered().isEmpty && !error.withoutValues.rendered().isEmpty)
  precondition((try? OwnedJSON(parsing: error.json)) != nil, "not JSON: \(error.json)")
}

private func collect(_ value: JSONValue, _ places: inout [DocumentPosition]) {
  places.append(value.position)
  if let array = try? value.array() {
    array.forEach { collect($0, &places) }
  } else if let object = try? value.object() {
    object.forEach { collect($0.value, &places) }
  } else {
    _ = value.numberLiteral
    _ = try? value.string()
  }
}
