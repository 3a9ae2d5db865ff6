import JSONCore

/// Which member is read, and where the code stands that reads it.
struct MapPlace {
  let key: String
  private let nested: Bool?
  let delimiter: String
  let file: StaticString
  let function: StaticString
  let line: UInt

  init(
    _ key: String, _ nested: Bool?, _ delimiter: String, _ file: StaticString, _ function: StaticString,
    _ line: UInt
  ) {
    self.key = key
    self.nested = nested
    self.delimiter = delimiter
    self.file = file
    self.function = function
    self.line = line
  }

  /// Whether the key is a path.
  var isNested: Bool {
    nested ?? (delimiter == "." ? key.utf8.contains(UInt8(ascii: ".")) : key.contains(delimiter))
  }
}

extension Map {
  /// The value of a member; `nil` if it is missing. Leaves no notes.
  @_lifetime(borrow self)
  func member(_ place: MapPlace) -> JSONValue? {
    guard let object = cursor.object else { return nil }
    guard place.isNested else { return object[place.key] }
    return object.value.step(along: place.key.components(separatedBy: place.delimiter))
  }

  /// What a member that is missing is read as: nil for an optional one.
  func absent<Value>(_ place: MapPlace) throws(MapError) -> Value {
    if let value = (nil as Any?) as? Value { return value }
    throw error(nil, place, expecting: Value.self, "Cannot cast to '\(Value.self)'")
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
