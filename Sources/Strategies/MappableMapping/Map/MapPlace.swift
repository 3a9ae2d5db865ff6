import JSONCore

/// Which member is read, and where the code stands that reads it.
struct MapPlace {
  let key: String
  let isNested: Bool
  let delimiter: String
  let file: StaticString
  let function: StaticString
  let line: UInt

  init(
    _ key: String, _ nested: Bool?, _ delimiter: String, _ file: StaticString, _ function: StaticString,
    _ line: UInt
  ) {
    self.key = key
    self.isNested = nested ?? key.contains(delimiter)
    self.delimiter = delimiter
    self.file = file
    self.function = function
    self.line = line
  }
}

extension Map {
  /// The value of a member; `nil` if it is missing. Leaves no notes.
  @_lifetime(borrow self)
  func member(_ key: String, _ nested: Bool?, _ delimiter: String) -> JSONValue? {
    guard let object = cursor.object else { return nil }
    guard nested ?? (delimiter == "." ? key.utf8.contains(UInt8(ascii: ".")) : key.contains(delimiter)) else {
      return object[key]
    }
    return object.value.step(along: key.components(separatedBy: delimiter))
  }

  /// The error that a member is missing or does not fit.
  @inline(never)
  func error(
    _ json: JSONValue?, _ place: MapPlace, expecting expected: Any.Type, _ reason: String,
    _ cause: JSONError? = nil
  ) -> MapError {
    var error = MapError(key: place.key, currentValue: nil, reason: reason)
    error.locate(place)
    if let json {
      error.currentValue = json.legacyValue
      error.jsonError = cause ?? json.mismatch(expected: typeName(expected))
    } else if let object = cursor.object {
      error.jsonError =
        place.isNested
        ? object.value.missing(
          nested: place.key.components(separatedBy: place.delimiter), expecting: expected)
        : object.missing(place.key, expecting: expected)
    }
    return error
  }
}

extension MapError {
  /// Notes where the code stands that was reading.
  mutating func locate(_ place: MapPlace) {
    file = place.file
    function = place.function
    line = place.line
  }
}
