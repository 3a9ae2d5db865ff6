import JSONCore

/// The decoded member, and the source location of the call.
struct MapPlace {
  let key: MemberKey
  let file: StaticString
  let function: StaticString
  let line: UInt

  init(
    _ key: String, _ nested: Bool?, _ delimiter: String, _ file: StaticString, _ function: StaticString,
    _ line: UInt
  ) {
    self.key = MemberKey(key, nested: nested, delimiter: delimiter)
    self.file = file
    self.function = function
    self.line = line
  }
}

extension Map {
  /// Whether a member is null or missing.
  func isNil(_ place: MapPlace) -> Bool { value(at: place.key)?.isNull ?? true }

  /// The value for a missing member: `nil` for an optional one.
  func absent<Value>(_ place: MapPlace) throws(MapError) -> Value {
    if let value = (nil as Any?) as? Value { return value }
    throw error(nil, place, expecting: Value.self, "Cannot cast to '\(Value.self)'")
  }

  /// The error for a member that is missing or doesn't decode.
  @inline(never)
  func error(
    _ json: JSONValue?, _ place: MapPlace, expecting expected: Any.Type, _ reason: String,
    _ cause: JSONError? = nil
  ) -> MapError {
    let cause =
      cause ?? json?.mismatch(expecting: expected)
      ?? member.object?.missing(place.key, expecting: expected)
    var error = MapError(reason, value: json?.legacyValue, cause: cause)
    error.locate(place)
    return error
  }
}

extension MapError {
  /// Adds the decoded member and the source location of the call.
  mutating func locate(_ place: MapPlace) {
    key = place.key.text
    file = place.file
    function = place.function
    line = place.line
  }
}
