import JSONCore

/// What the mapping of one object leaves behind beside the model.
@usableFromInline
final class MapNotes {
  /// The first error.
  var error: JSONError?
  /// The keys that were made at run time.
  var keys: [String] = []
  /// Whether members below nested keys were written, under their keys with dots.
  var hasNestedMembers = false
}

extension Map {
  /// Whether the object has been found not to fit. The rest of its mapping is then skipped.
  @inlinable @inline(__always)
  var hasFailed: Bool { hasNotes && hasError }

  /// Whether anything was noted.
  @inlinable @inline(__always)
  var hasNotes: Bool { cursor.state.notes != nil }

  @inline(never) @usableFromInline
  var hasError: Bool { cursor.state.notes?.error != nil }

  /// The notes, made if there are none yet.
  var notes: MapNotes {
    if let notes = cursor.state.notes { return notes }
    let made = MapNotes()
    var state = cursor.state
    state.notes = made
    cursor.state = state
    return made
  }

  /// Notes an error unless there is one already.
  @inline(never)
  func note(_ error: JSONError) {
    let notes = notes
    if notes.error == nil { notes.error = error }
  }
}
