public import JSONCore

/// The results of mapping one object, apart from the model.
@usableFromInline
final class MapNotes {
  /// The first error.
  var error: JSONError?
  /// Whether issues about this object's members were logged without the name of the model, which is added
  /// when the object is complete.
  var hasSwallowed = false
  /// The keys that were computed at run time, or have options.
  var keys: [MemberKey] = []
  /// The components of nested keys, by the keys under which their members are written until the object is
  /// complete.
  var nestedKeys: [String: [String]] = [:]
  /// Whether an existing object is mapped.
  let isOntoObject: Bool
  /// Whether members that can't be written are omitted.
  let dropsUnwritable: Bool

  init(isOntoObject: Bool = false, dropsUnwritable: Bool = false) {
    self.isOntoObject = isOntoObject
    self.dropsUnwritable = dropsUnwritable
  }

  /// Completes the object that was written from `start` on, or throws the first error of the mapping.
  func finish(_ writer: inout JSONWriter, from start: Int) throws(JSONError) {
    if let error { throw error }
    if !nestedKeys.isEmpty { try writer.write(object: writer.takeBack(from: start), along: nestedKeys) }
  }
}

extension Map {
  /// Whether the object has failed. The rest of its mapping is then skipped.
  @inlinable
  var hasFailed: Bool { hasNotes && hasError }

  /// Whether anything was recorded.
  @inlinable
  var hasNotes: Bool { member.state.notes != nil }

  @inline(never) @usableFromInline
  var hasError: Bool { member.state.notes?.error != nil }

  /// The notes, created on first use.
  var notes: MapNotes {
    if let notes = member.state.notes { return notes }
    let made = MapNotes()
    member.state.notes = made
    return made
  }

  /// Records an error unless one exists.
  @inline(never)
  func note(_ error: JSONError) {
    if let object = member.object, object.value.isCollecting { return object.value.collect(error) }
    let notes = notes
    if notes.error == nil { notes.error = error }
  }
}
