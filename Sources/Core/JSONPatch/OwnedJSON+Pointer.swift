public import JSONCore

extension OwnedJSON {
  /// The value at a JSON Pointer (RFC 6901), such as `/skills/1/name`, also in the form of a URI fragment,
  /// `#/skills/1/name`.
  ///
  ///     let json: OwnedJSON = ["skills": [["name": "Swift"], ["name": "C"]]]
  ///     print(try json.value(atPointer: "/skills/1/name"))  // "C"
  ///
  /// - Throws: `invalid-format` if the text isn't a pointer. `missing-key`, `index-out-of-bounds` or
  ///   `type-mismatch`, with the path of the last value that exists, if there is no value.
  /// - Complexity: O(*n*) in the length of the pointer.
  public func value(atPointer pointer: String) throws(JSONError) -> OwnedJSON {
    guard let path = JSONPath(pointer: pointer) else { throw OwnedJSON.invalidPointer(pointer) }
    return try value(at: path.components)
  }

  static func invalidPointer(_ text: String, at path: JSONPath = JSONPath()) -> JSONError {
    let reason = "it must be empty or begin with /, with ~ written as ~0"
    return JSONError(
      .invalidFormat(expected: "a JSON Pointer", reason: reason), at: path,
      found: (.string, OwnedJSON.string(text).preview))
  }

  func value(at path: [JSONPath.Component]) throws(JSONError) -> OwnedJSON {
    var current = self
    for (depth, component) in path.enumerated() {
      let step = current.step(component)
      guard let child = current.child(at: step) else { throw current.lacks(step, at: path[..<depth]) }
      current = child
    }
    return current
  }

  /// The meaning of a component of a pointer for this value: in an array, `-` is the index after the last
  /// element; in any other value, an index is a key.
  private func step(_ component: JSONPath.Component) -> JSONPath.Component {
    switch (self, component) {
    case (.array(let elements), .key("-")): .index(elements.count)
    case (.array, _), (_, .key): component
    case (_, .index(let index)): .key(String(index))
    }
  }

  /// The error that this value has no member or element at a step.
  private func lacks(_ step: JSONPath.Component, at path: ArraySlice<JSONPath.Component>) -> JSONError {
    switch (self, step) {
    case (.object, .key(let key)): JSONError(.missingKey(key, expected: "a value"), at: JSONPath(Array(path)))
    case (.array(let elements), .index(let index)):
      JSONError(.indexOutOfBounds(index, count: elements.count), at: JSONPath(Array(path)))
    case (.array, .key(let key)):
      JSONError(
        .invalidFormat(expected: "an array index", reason: "it must be - or digits without a leading zero"),
        at: JSONPath(Array(path)), found: (.string, OwnedJSON.string(key).preview))
    default: mismatch(.object, at: Array(path))
    }
  }

  /// Sets or, with `nil`, removes the value at a path. Its container must exist.
  ///
  /// - Parameter inserts: Whether an element of an array moves to the next index instead of being replaced.
  /// - Throws: What ``value(at:)`` does. Nothing is changed then.
  mutating func change(
    at path: [JSONPath.Component], to value: OwnedJSON?, inserts: Bool = false
  ) throws(JSONError) { put(value, at: try steps(along: path, inserts: inserts), inserts: inserts) }

  private func steps(
    along path: [JSONPath.Component], inserts: Bool
  ) throws(JSONError) -> [JSONPath.Component] {
    var steps: [JSONPath.Component] = []
    var current = self
    for component in path {
      let step = current.step(component)
      let isNew = inserts && steps.count == path.count - 1 && current.canInsert(at: step)
      guard let child = isNew ? .null : current.child(at: step) else {
        throw current.lacks(step, at: path[..<steps.count])
      }
      steps.append(step)
      current = child
    }
    return steps
  }

  private func canInsert(at step: JSONPath.Component) -> Bool {
    switch step {
    case .key: kind == .object
    case .index(let index): arrayValue.map { (0...$0.count).contains(index) } ?? false
    }
  }
}
