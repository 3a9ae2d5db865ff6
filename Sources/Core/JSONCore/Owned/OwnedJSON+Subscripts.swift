extension OwnedJSON {
  /// The member of an object; `nil` if there is none or this is no object.
  ///
  /// Setting a member of `null` makes it an object, setting one of another kind has no effect. Setting `nil`
  /// removes the member, setting `.null` keeps it as `null`.
  public subscript(key: String) -> OwnedJSON? {
    get { objectValue?[key] }
    set { try? assign(newValue, to: .key(key)) }
  }

  /// The element of an array; `nil` if there is none or this is no array.
  ///
  /// Setting the element behind the last appends it; setting one further on, or of another kind of value, has
  /// no effect. Setting `nil` removes the element, setting `.null` keeps it as `null`.
  public subscript(index: Int) -> OwnedJSON? {
    get {
      guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set { try? assign(newValue, to: .index(index)) }
  }

  /// The value at a path below this one; `nil` if there is none.
  ///
  /// Setting works as ``set(_:at:)`` does, and has no effect where that would throw.
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

  /// Sets or, with `nil`, removes the value at a path below this one. Objects that are missing on the way are
  /// made.
  ///
  /// - Throws: `type-mismatch` or `index-out-of-bounds` with the path where the way ends; nothing is changed
  ///   then.
  /// - Complexity: O(*n*) in the members and elements beside the way; does not recurse.
  public mutating func set(_ value: OwnedJSON?, at path: JSONKeyPath) throws(JSONError) {
    var containers: [(value: OwnedJSON, step: JSONPath.Component)] = []
    var current = self
    for component in path.components {
      let step = current.step(component)
      containers.append((current, step))
      current = current.child(at: step) ?? .null
    }
    // With nothing on the way, nothing is there to be removed.
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
  /// What a component of a path means for this value: digits are an index of an array and a key of anything
  /// else.
  private func step(_ component: String) -> JSONPath.Component {
    if kind == .array, let index = JSONKeyPath.index(component) { return .index(index) }
    return .key(component)
  }

  private func child(at step: JSONPath.Component) -> OwnedJSON? {
    switch step {
    case .key(let key): self[key]
    case .index(let index): self[index]
    }
  }

  /// - Parameter path: The way to this value, for errors.
  private mutating func assign(
    _ value: OwnedJSON?, to step: JSONPath.Component, below path: @autoclosure () -> [JSONPath.Component] = []
  ) throws(JSONError) {
    switch (self, step) {
    case (.null, .key(let key)):
      guard value != nil else { return }
      self = .object(Members())
      try assign(value, to: .key(key))
    case (.object(var members), .key(let key)):
      // Let go first, so that the members need not be copied.
      self = .null
      members[key] = value
      self = .object(members)
    case (.array(var elements), .index(let index)):
      guard (0...elements.count).contains(index), value != nil || index < elements.count else {
        throw JSONError(.indexOutOfBounds(index, count: elements.count), at: JSONPath(path()))
      }
      self = .null
      elements.replaceSubrange(index..<min(index + 1, elements.count), with: value.map { [$0] } ?? [])
      self = .array(elements)
    case (_, .key): throw mismatch(.object, at: path())
    case (_, .index): throw mismatch(.array, at: path())
    }
  }

  private func mismatch(_ expected: IssueExpectation, at path: [JSONPath.Component]) -> JSONError {
    let preview = contents == nil ? String(description.prefix(40)) : nil
    return JSONError(.typeMismatch(expected: expected), at: JSONPath(path), found: (kind, preview))
  }
}
