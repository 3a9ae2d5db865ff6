extension JSONValue {
  /// Reads the value as the first of two alternatives that fits.
  ///
  ///     enum Shape { case circle(radius: Double), square(side: Double) }
  ///
  ///     let shape: Shape = try json.oneOf(
  ///       { (json) throws(JSONError) in .circle(radius: try json.value(at: "radius").double()) },
  ///       { (json) throws(JSONError) in .square(side: try json.value(at: "side").double()) })
  ///
  /// Elements that a failed alternative skipped aren't reported, and keys that it read don't count as read.
  ///
  /// - Throws: `no-alternative` if none fits; ``Issue/alternatives`` then lists why each one failed.
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
    // The alternatives of the inner call are listed with the first one.
    try oneOf(first) { (json) throws(JSONError) in try json.oneOf(second, third) }
  }

  /// Reads the value as the first of four alternatives that fits. For more, nest the calls: pass as the last
  /// alternative a closure that calls `oneOf` again. Its alternatives are reported with the others.
  ///
  /// - Throws: `no-alternative` if none does.
  public func oneOf<Value>(
    _ first: (JSONValue) throws(JSONError) -> Value,
    _ second: (JSONValue) throws(JSONError) -> Value,
    _ third: (JSONValue) throws(JSONError) -> Value,
    _ fourth: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try oneOf(first) { (json) throws(JSONError) in try json.oneOf(second, third, fourth) }
  }

  /// Reads the value with `read`, or adds the error to `failures`. Other log entries of a failed attempt are
  /// removed.
  package func attempt<Value>(
    _ read: (JSONValue) throws(JSONError) -> Value, _ failures: inout [JSONError]
  ) -> Value? {
    attempt(read) { failures.append($0) }
  }

  /// Reads the value with `read`, or leaves it out: then neither its error nor its log entries are issues.
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
      return try stopping(read)
    } catch {
      rewind(to: mark)
      fail(error)
      return nil
    }
  }

  @inline(never) @usableFromInline
  func leaveOut(for error: JSONError) {
    logLeftOut(error)
  }

  /// The error for a value that no alternative fits.
  ///
  /// - Parameters:
  ///   - type: The type to be read.
  ///   - failures: The errors of the alternatives, in the order in which they were tried.
  @inline(never)
  package func noAlternative(of type: Any.Type, _ failures: [JSONError]) -> JSONError {
    noAlternative(named: typeName(type), failures)
  }

  /// The error for a value that no alternative fits, with the name of one type or of several.
  package func noAlternative(named name: String, _ failures: [JSONError]) -> JSONError {
    let kind = IssueKind.noAlternative(type: name)
    let alternatives = failures.flatMap { failure -> [JSONError] in
      let failure = failure.placed(at: self)
      // If an alternative has alternatives for the same value, these are listed instead of it.
      guard failure.isAbout(self), failure.storage.kind?.kind == kind,
        let inner = failure.storage.alternatives, !inner.isEmpty
      else { return [failure] }
      return inner
    }
    return JSONError(.stated(kind), at: index, in: documentIdentity, alternatives: alternatives)
  }
}
