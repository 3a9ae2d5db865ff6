public import JSONCore

extension Map {
  /// Writes the member.
  @inlinable @inline(__always)
  func write(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    if hasFailed { return }
    do {
      try cursor.withWriter { (writer) throws(JSONError) in
        guard writeKey(to: &writer) else { return }
        try write(&writer)
      }
    } catch {
      noteUnwritable(error)
    }
  }

  /// Writes the member if there is a value; otherwise null or nothing, as the options say.
  @inlinable @inline(__always)
  func write<Value>(
    ifPresent value: Value?, _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) {
    if let value {
      self.write { (writer) throws(JSONError) in try write(value, &writer) }
    } else if options.shouldIncludeNilValues {
      self.write { (writer) in writer.writeNull() }
    }
  }

  /// Writes the key. False without one: a map of a whole object is no place for a value.
  @inlinable @inline(__always)
  func writeKey(to writer: inout JSONWriter) -> Bool {
    guard let key = cursor.key, !cursor.isMarked else { return writeRareKey(to: &writer) }
    writer.key(key)
    return true
  }

  /// Writes a key that is nested or made at run time.
  @inline(never) @usableFromInline
  func writeRareKey(to writer: inout JSONWriter) -> Bool {
    guard let key = currentKey else { return false }
    if key.contains(".") { notes.hasNestedMembers = true }
    writer.key(key)
    return true
  }

  /// Notes that a value could not be written, with its path along a nested key.
  @inline(never) @usableFromInline
  func noteUnwritable(_ error: JSONError) {
    guard let key = currentKey, key.contains(".") else { return note(error) }
    let steps = key.split(separator: ".").map { JSONPath.Component.key(String($0)) }
    let issues = error.issues.map { issue in
      var issue = issue
      if let place = issue.path.components.lastIndex(of: .key(key)) {
        issue.path.components.replaceSubrange(place...place, with: steps)
      }
      return issue
    }
    note(JSONError(issues: issues))
  }
}
