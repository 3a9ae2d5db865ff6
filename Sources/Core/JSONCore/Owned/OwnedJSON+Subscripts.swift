extension OwnedJSON {
  /// The member of an object; `nil` if there is none or this is not an object.
  ///
  /// Setting a member of `null` makes the value an object. Setting a member of another kind of value has no
  /// effect. Setting `nil` removes the member; setting `.null` stores `null`.
  public subscript(key: String) -> OwnedJSON? {
    get { objectValue?[key] }
    set { assign(newValue, to: .key(key)) }
    _modify {
      var child = child(at: .key(key))
      // Moved out, so that a change of the child copies nothing.
      if child != nil { assign(.null, to: .key(key)) }
      defer { assign(child, to: .key(key)) }
      yield &child
    }
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
    set { assign(newValue, to: .index(index)) }
    _modify {
      var child = child(at: .index(index))
      // Moved out, so that a change of the child copies nothing.
      if child != nil { assign(.null, to: .index(index)) }
      defer { assign(child, to: .index(index)) }
      yield &child
    }
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
  /// - Complexity: O(1) for each value on the path, if it isn't shared with a copy; otherwise O(*n*) in the
  ///   number of its siblings. An element or member that isn't the last is removed in O(*n* / 128), but in
  ///   O(*n*) the first time. Does not recurse.
  public mutating func set(_ value: OwnedJSON?, at path: JSONKeyPath) throws(JSONError) {
    guard let steps = try steps(along: path, removes: value == nil) else { return }
    put(value, at: steps)
  }

  /// The steps of a path that can be followed; `nil` if there is nothing to remove.
  private func steps(
    along path: JSONKeyPath, removes: Bool
  ) throws(JSONError) -> [JSONPath.Component]? {
    var steps: [JSONPath.Component] = []
    var current = self
    for component in path.components {
      let step = current.step(component)
      let child = current.child(at: step)
      if child == nil {
        guard !removes else { return nil }
        switch step {
        case .key where !current.isNull && current.kind != .object: throw current.mismatch(.object, at: steps)
        case .index(let index) where index != current.arrayValue?.count:
          throw JSONError(
            .indexOutOfBounds(index, count: current.arrayValue?.count ?? 0), at: JSONPath(steps))
        default: break
        }
      }
      steps.append(step)
      current = child ?? .null
    }
    return steps
  }

  /// Sets, inserts or, with `nil`, removes the value at steps that can be followed.
  ///
  /// The containers on the path are moved out of each other, so that a change copies none of them.
  package mutating func put(_ value: OwnedJSON?, at steps: [JSONPath.Component], inserts: Bool = false) {
    guard let last = steps.last else { return self = value ?? .null }
    var containers: [(value: OwnedJSON, step: JSONPath.Component)] = []
    for step in steps.dropLast() {
      let child = child(at: step) ?? .null
      assign(.null, to: step)
      containers.append((self, step))
      self = child
    }
    if inserts, let value, case .index(let index) = last {
      changeElements { $0.insert(value, at: index) }
    } else {
      assign(value, to: last)
    }
    while let (taken, step) = containers.popLast() {
      var container = consume taken
      container.assign(self, to: step)
      self = container
    }
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

  /// Sets or, with `nil`, removes a member or element, if there can be one.
  private mutating func assign(_ value: OwnedJSON?, to step: JSONPath.Component) {
    switch step {
    case .key(let key):
      guard kind == .object || isNull && value != nil else { return }
      var members = objectValue ?? Members()
      // Released first, so that the members need not be copied.
      self = .null
      members[key] = value
      self = .object(members)
    case .index(let index):
      guard let count = arrayValue?.count, (0...count).contains(index) else { return }
      changeElements { $0.replaceSubrange(index..<min(index + 1, count), with: value.map { [$0] } ?? []) }
    }
  }

  /// Changes the elements of an array without copying them.
  private mutating func changeElements(_ change: (inout Elements) -> Void) {
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
