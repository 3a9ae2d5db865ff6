extension JSONValue {
  /// Reads the value as the first of two alternatives that fits.
  ///
  ///     enum Shape { case circle(radius: Double), square(side: Double) }
  ///
  ///     let shape: Shape = try json.oneOf(
  ///       { (json) throws(JSONError) in .circle(radius: try json.value(at: "radius").double()) },
  ///       { (json) throws(JSONError) in .square(side: try json.value(at: "side").double()) })
  ///
  /// What a failed alternative has logged beside its error is removed.
  ///
  /// - Throws: `no-alternative` if none fits; the issue then has why each one failed, in
  ///   ``Issue/alternatives``.
  public func oneOf<Value>(
    _ first: (JSONValue) throws(JSONError) -> Value,
    _ second: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    var failures: [JSONError] = []
    if let value = attempt(first, &failures) { return value }
    if let value = attempt(second, &failures) { return value }
    throw noAlternative(of: Value.self, failures)
  }

  /// Reads the value as the first of three alternatives that fits.
  ///
  /// - Throws: `no-alternative` if none does.
  public func oneOf<Value>(
    _ first: (JSONValue) throws(JSONError) -> Value,
    _ second: (JSONValue) throws(JSONError) -> Value,
    _ third: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    var failures: [JSONError] = []
    if let value = attempt(first, &failures) { return value }
    if let value = attempt(second, &failures) { return value }
    if let value = attempt(third, &failures) { return value }
    throw noAlternative(of: Value.self, failures)
  }

  /// Reads the value as the first of four alternatives that fits. More are nested: the last one calls this
  /// again, and its alternatives are told with the others.
  ///
  /// - Throws: `no-alternative` if none does.
  public func oneOf<Value>(
    _ first: (JSONValue) throws(JSONError) -> Value,
    _ second: (JSONValue) throws(JSONError) -> Value,
    _ third: (JSONValue) throws(JSONError) -> Value,
    _ fourth: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    var failures: [JSONError] = []
    if let value = attempt(first, &failures) { return value }
    if let value = attempt(second, &failures) { return value }
    if let value = attempt(third, &failures) { return value }
    if let value = attempt(fourth, &failures) { return value }
    throw noAlternative(of: Value.self, failures)
  }

  /// Reads the value by `read`, or adds what that throws to `failures`. What it has logged beside its error is
  /// removed.
  package func attempt<Value>(
    _ read: (JSONValue) throws(JSONError) -> Value, _ failures: inout [JSONError]
  ) -> Value? {
    attempt(read) { failures.append($0) }
  }

  /// Reads the value by `read`, or leaves it out: neither what is wrong with it nor what was logged beside that is an
  /// issue.
  ///
  /// - Returns: `nil` if it does not fit.
  @inlinable
  package func attempt<Value>(_ read: (JSONValue) throws(JSONError) -> Value) -> Value? {
    attempt(read, otherwise: { leaveOut(for: $0) })
  }

  @inlinable
  func attempt<Value>(
    _ read: (JSONValue) throws(JSONError) -> Value, otherwise fail: (JSONError) -> Void
  ) -> Value? {
    let mark = mark
    do throws(JSONError) {
      return try read(self)
    } catch {
      rewind(to: mark)
      fail(error)
      return nil
    }
  }

  @inline(never) @usableFromInline
  func leaveOut(for error: JSONError) {
    if isRecorded { log(.leftOut, error.placed(at: self)) }
  }

  /// The error that no alternative fits this value.
  ///
  /// - Parameters:
  ///   - type: What was to be read.
  ///   - failures: What each alternative has thrown, in the order in which they were tried.
  @inline(never)
  package func noAlternative(of type: Any.Type, _ failures: [JSONError]) -> JSONError {
    noAlternative(named: typeName(type), failures)
  }

  /// The same for a type, or several, with this name.
  package func noAlternative(named name: String, _ failures: [JSONError]) -> JSONError {
    let kind = IssueKind.noAlternative(type: name)
    var pending = pendingIssue(.stated(kind))
    for failure in failures {
      let failure = failure.placed(at: self)
      // The alternatives of an alternative for the same value are alternatives of this value.
      if let inner = failure.storage.pending, inner.kind == kind, inner.node == pending.node,
        !inner.alternatives.isEmpty
      {
        pending.alternatives += inner.alternatives
      } else {
        pending.alternatives.append(failure)
      }
    }
    return JSONError(pending: pending)
  }
}

extension PendingIssue {
  /// Makes an issue that was noted about a copy, and whose node has been moved, one about the original.
  ///
  /// - Parameter origins: The places of the original by those of the copy; `nil` where they are the same.
  mutating func moveDetails(by origins: [Int]?, to document: Document) {
    func origin(of node: Int) -> Int? {
      guard let origins else { return node }
      return origins.indices.contains(node) && origins[node] >= 0 ? origins[node] : nil
    }
    modelNode = modelNode.flatMap(origin)
    self.document = document.identity
    // What was said of a stand-in is said of the value of the issue itself.
    alternatives = alternatives.map { failure in
      guard var inner = failure.storage.pending else { return failure }
      inner.node = origin(of: inner.node) ?? node
      inner.moveDetails(by: origins, to: document)
      return JSONError(pending: inner)
    }
  }
}
