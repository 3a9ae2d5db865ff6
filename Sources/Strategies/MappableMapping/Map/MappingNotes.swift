import JSONCore

/// What the mapping of one object leaves behind beside the model. Made only when there is something to note.
@usableFromInline
final class MappingNotes {
  /// The first error.
  var error: JSONError?
  /// The keys that were made at run time.
  var keys: [String] = []
  /// Whether members below nested keys were written, under their keys with dots.
  var hasNestedMembers = false
  @usableFromInline init() {}
}

extension MappingNotes {
  /// Completes the object that was written from `start` on.
  @usableFromInline
  func finish(_ writer: inout JSONWriter, from start: Int) throws(JSONError) {
    if let error { throw error }
    if hasNestedMembers { try writer.nestMembers(from: start) }
  }
}

extension Map {
  /// Whether the object has been found not to fit. The rest of its mapping is then skipped.
  @inlinable @inline(__always)
  var hasFailed: Bool { notes.value != nil && error != nil }

  /// The first error of the object's mapping.
  @inline(never) @usableFromInline
  var error: JSONError? { notes.value?.error }

  var ensuredNotes: MappingNotes {
    if let present = notes.value { return present }
    let made = MappingNotes()
    notes.value = made
    return made
  }

  /// Notes an error unless there is one already.
  @inline(never) @usableFromInline
  func note(_ error: JSONError) {
    let notes = ensuredNotes
    if notes.error == nil { notes.error = error }
  }
}
