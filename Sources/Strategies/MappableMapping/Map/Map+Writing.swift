public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

extension Map {
  /// Writes the member.
  @inlinable @inline(__always)
  func write(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    if hasNotes { return writeWithNotes(write) }
    do {
      try member.withWriter { (writer) throws(JSONError) in
        guard writeKey(to: &writer) else { return }
        try write(&writer)
      }
    } catch {
      noteUnwritable(error)
    }
  }

  /// Writes the member unless the object has failed; omits values that can't be written, if the options
  /// require it.
  @inline(never) @usableFromInline
  func writeWithNotes(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    if hasFailed { return }
    let drops = notes.dropsUnwritable
    do {
      try member.withWriter { (writer) throws(JSONError) in
        let checkpoint = writer.checkpoint
        guard writeKey(to: &writer) else { return }
        do throws(JSONError) {
          try write(&writer)
        } catch {
          guard drops else { throw error }
          writer.rewind(to: checkpoint)
        }
      }
    } catch {
      noteUnwritable(error)
    }
  }

  /// Writes the member if there is a value; otherwise null or nothing, depending on the options and the key.
  @inlinable @inline(__always)
  func write<Value>(
    ifPresent value: Value?, _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) {
    if let value {
      self.write { (writer) throws(JSONError) in try write(value, &writer) }
    } else {
      writeNil()
    }
  }

  /// Writes null or nothing, depending on the options; nothing for a collection of models unless strict.
  ///
  /// A required key is written as null.
  @inlinable @inline(__always)
  func writeNil(isSingle: Bool = true) {
    if options.shouldIncludeNilValues || member.isRequired || member.keyNumber != nil {
      writeNilOfMember(isSingle: isSingle)
    }
  }

  // A function call, because the code of a second write makes mappings so large that the compiler stops
  // inlining.
  @inline(never) @usableFromInline
  func writeNilOfMember(isSingle: Bool) {
    let isIncluded = options.shouldIncludeNilValues && (isSingle || options.mode == .strict)
    if isIncluded || isRequired { write { (writer) in writer.writeNull() } }
  }

  /// Writes the key. Returns false for a map of a whole object, which has no key.
  @inlinable @inline(__always)
  func writeKey(to writer: inout JSONWriter) -> Bool {
    guard let key = member.key, !member.isMarked else { return writeRareKey(to: &writer) }
    writer.key(key)
    return true
  }

  /// Writes a key that is nested or computed at run time.
  ///
  /// A nested key is written as one text. When the object is complete, this text identifies the member that
  /// is moved to its path.
  @inline(never) @usableFromInline
  func writeRareKey(to writer: inout JSONWriter) -> Bool {
    guard let key = memberKey else { return false }
    guard key.isNested else {
      writer.key(key.text)
      return true
    }
    let components = key.components.filter { !$0.isEmpty }.map { writer.jsonKey(for: $0) }
    if components.isEmpty { return false }
    let joined = "\u{0}" + components.joined(separator: "\u{0}")
    notes.nestedKeys[joined] = components
    writer.key(verbatim: joined)
    return true
  }

  /// Records that a value could not be written, with its path along a nested key.
  @inline(never) @usableFromInline
  func noteUnwritable(_ error: JSONError) {
    guard let nestedKeys = member.state.notes?.nestedKeys, !nestedKeys.isEmpty else { return note(error) }
    let issues = error.issues.map { issue in
      var issue = issue
      for (place, component) in issue.path.components.enumerated().reversed() {
        guard case .key(let key) = component, let steps = nestedKeys[key] else { continue }
        issue.path.components.replaceSubrange(place...place, with: steps.map { .key($0) })
      }
      return issue
    }
    note(JSONError(issues: issues))
  }
}
