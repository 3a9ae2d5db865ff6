extension OwnedJSON {
  /// The member of an object; `nil` if there is none or this is not an object.
  ///
  /// Setting a member of `null` makes the value an object. Setting a member of another kind of value has no
  /// effect. Setting `nil` removes the member; setting `.null` stores `null`.
  public subscript(key: String) -> OwnedJSON? {
    get { objectValue?[key] }
    set { try? assign(newValue, to: .key(key)) }
  }

  /// The element of an array; `nil` if there is none or this is not an array.
  ///
  /// Setting the element after the last appends it. Setting an element beyond that, or one of another kind of
  /// value, has no effect. Setting `nil` removes the element; setting `.null` stores `null`.
  public subscript(index: Int) -> OwnedJSON? {
    get {
      guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set { try? assign(newValue, to: .index(index)) }
  }

  /// The value at a path below this one; `nil` if there is none.
  ///
  /// Setting works like ``set(_:at:)``, and has no effect where that throws.
  public subscript(at path: JSONKeyPath) -> OwnedJSON? {
    get {
      var current = self
      for component in path.components {
        guard let child = current.child(at: current.step(component)) else { return nil }
        current = child
      }
      return current
    }
    set { try? set(newValue, at: path) }
  }

  /// Sets or, with `nil`, removes the value at a path below this one. Creates objects that are missing on the
  /// path.
  ///
  /// - Throws: `type-mismatch` or `index-out-of-bounds`, with the path of the last value that exists. If it
  ///   throws, nothing is changed.
  /// - Complexity: O(*n*) in the number of siblings of the values on the path; does not recurse.
  public mutating func set(_ value: OwnedJSON?, at path: JSONKeyPath) throws(JSONError) {
    var containers: [(value: OwnedJSON, step: JSONPath.Component)] = []
    var current = self
    for component in path.components {
      let step = current.step(component)
      containers.append((current, step))
      current = current.child(at: step) ?? .null
    }
    // If a value on the path is missing, there is nothing to remove.
    if value == nil, let parent = containers.last, parent.value.child(at: parent.step) == nil { return }
    var new = value
    while var container = containers.popLast() {
      try container.value.assign(new, to: container.step, below: containers.map(\.step))
      new = container.value
    }
    self = new ?? .null
  }
}

extension OwnedJSON {
  /// The meaning of a path component for this value: digits are an index of an array, and a key of any other
  /// value.
  private func step(_ component: String) -> JSONPath.Component {
    if kind == .array, let index = JSONKeyPath.index(component) { return .index(index) }
    return .key(component)
  }

  package func child(at step: JSONPath.Component) -> OwnedJSON? {
    switch step {
    case .key(let key): self[key]
    case .index(let index): self[index]
    }
  }

  /// - Parameter path: The path of this value, for errors.
  package mutating func assign(
    _ value: OwnedJSON?, to step: JSONPath.Component, below path: @autoclosure () -> [JSONPath.Component] = []
  ) throws(JSONError) {
    switch step {
    case .key(let key):
      guard isNull || kind == .object else { throw mismatch(.object, at: path()) }
      guard !isNull || value != nil else { return }
      var members = objectValue ?? Members()
      // Released first, so that the members need not be copied.
      self = .null
      members[key] = value
      self = .object(members)
    case .index(let index):
      guard let count = arrayValue?.count else { throw mismatch(.array, at: path()) }
      guard (0...count).contains(index), value != nil || index < count else {
        throw JSONError(.indexOutOfBounds(index, count: count), at: JSONPath(path()))
      }
      changeElements { $0.replaceSubrange(index..<min(index + 1, count), with: value.map { [$0] } ?? []) }
    }
  }

  /// Changes the elements of an array without copying them.
  package mutating func changeElements(_ change: (inout Elements) -> Void) {
    guard var elements = arrayValue else { return }
    // Released first, so that the elements need not be copied.
    self = .null
    change(&elements)
    self = .array(elements)
  }

  package func mismatch(_ expected: IssueExpectation, at path: [JSONPath.Component]) -> JSONError {
    JSONError(.typeMismatch(expected: expected), at: JSONPath(path), found: (kind, preview))
  }

  /// The beginning of the text, for errors; `nil` for an array or object.
  package var preview: String? { contents == nil ? String(description.prefix(40)) : nil }
}
