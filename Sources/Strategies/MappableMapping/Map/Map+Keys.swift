public import JSONCore

extension Map {
  /// The map of the member with this key. A dot leads into a nested object, or into an array by index.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @inlinable @inline(__always)
  public subscript(key: JSONKey) -> Map {
    @_lifetime(copy self)
    get {
      if key.contains(UInt8(ascii: ".")) {
        return Map(cursor.member(key, value: nested(key), isMarked: true))
      }
      return Map(cursor.member(key))
    }
  }

  /// The map of the member with this key, which may be computed at run time.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @_disfavoredOverload
  public subscript<Key: DynamicKey>(key: Key) -> Map {
    @_lifetime(copy self)
    get {
      let text = key.keyText
      let notes = notes
      notes.keys.append(text)
      let number = notes.keys.count - 1
      if text.contains(".") { return Map(cursor.member(number: number, value: nested(text))) }
      return Map(cursor.member(number: number, value: cursor.object?[text]))
    }
  }
}

extension Map {
  /// The value at a key with dots; `nil` if there is none.
  @_lifetime(copy self)
  @inline(never) @usableFromInline
  func nested(_ key: JSONKey) -> JSONValue? { nested(key.description) }

  @_lifetime(copy self)
  func nested(_ key: String) -> JSONValue? {
    guard let object = cursor.object else { return nil }
    var place = object.value
    for component in key.split(separator: ".") {
      guard let next = place.step(String(component)) else { return nil }
      place = next
    }
    return place
  }
}

extension JSONValue {
  /// The error that there is no value below this one at a key with dots, at the place where the way ends.
  func missing(nested key: String, expecting expected: Any.Type) -> JSONError {
    var place = self
    for component in key.split(separator: ".").map(String.init) {
      guard let next = place.step(component) else {
        if place.kind == .array, let index = Int(component), let array = try? place.array() {
          return place.error(.indexOutOfBounds(index, count: array.count))
        }
        guard place.kind == .object else { return place.mismatch(expected: "an object") }
        return place.error(.missingKey(component, expected: typeName(expected)))
      }
      place = next
    }
    return place.mismatch(expected: typeName(expected))
  }

  @_lifetime(copy self)
  fileprivate func step(_ component: String) -> JSONValue? {
    if kind == .object, let object = try? object() { return object[component] }
    guard let array = try? array(), let index = Int(component) else { return nil }
    return array[index]
  }
}
