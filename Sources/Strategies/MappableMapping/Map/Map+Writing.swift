public import JSONCore

extension Map {
  /// Writes the member.
  @inlinable @inline(__always)
  func write(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    guard let writer, !hasFailed else { return }
    do {
      try writer.withWriter { (writer) throws(JSONError) in
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
    guard case .literal(let key) = key else { return writeDynamicKey(to: &writer) }
    if key.contains(UInt8(ascii: ".")) { noteNestedMember() }
    writer.key(key)
    return true
  }

  @inline(never) @usableFromInline
  func writeDynamicKey(to writer: inout JSONWriter) -> Bool {
    guard let key = currentKey else { return false }
    if key.contains(".") { noteNestedMember() }
    writer.key(key)
    return true
  }

  @inline(never) @usableFromInline
  func noteNestedMember() {
    ensuredNotes.hasNestedMembers = true
  }

  /// Notes that a value could not be written, with its path along the nested key.
  @inline(never) @usableFromInline
  func noteUnwritable(_ error: JSONError) {
    guard let key = currentKey, key.contains(".") else { return note(error) }
    note(
      JSONError(
        issues: error.issues.map { issue in
          var issue = issue
          if let place = issue.path.components.lastIndex(of: .key(key)) {
            let steps = key.split(separator: ".").map { JSONPath.Component.key(String($0)) }
            issue.path.components.replaceSubrange(place...place, with: steps)
          }
          return issue
        }))
  }
}
