// Inlined by force: so that the closure is known, in every decode of a dialect that takes notes.

extension JSONValue {
  /// Calls `body` with this value and room for notes, which lasts as long as the call. Without a note nothing
  /// is allocated.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  package func withRoomForNotes<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var notes: (any DecodeNotes)?
    return try withUnsafeMutablePointer(to: &notes) { (notes) throws(Failure) -> Result in
      var header = header.pointee
      header.notes = notes
      return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
        try body(JSONValue(node: node, header: pointer))
      }
    }
  }

  /// Whether there is room for notes.
  package var hasRoomForNotes: Bool { header.pointee.notes != nil }

  /// The notes of this decode, if there are any.
  package var notes: (any DecodeNotes)? {
    get { header.pointee.notes?.pointee }
    nonmutating set { header.pointee.notes?.pointee = newValue }
  }

  /// The number of notes of this decode.
  @inlinable
  package var noteCount: Int {
    guard let notes = header.pointee.notes, notes.pointee != nil else { return 0 }
    return countNotes()
  }

  @inline(never) @usableFromInline
  func countNotes() -> Int { notes?.count ?? 0 }

  /// The number of events of this decode, if it is recorded.
  @inlinable
  var eventCount: Int { header.pointee.record == nil ? 0 : countEvents() }

  @inline(never) @usableFromInline
  func countEvents() -> Int { header.pointee.record?.takeUnretainedValue().mark ?? 0 }

  /// Forgets what was noted and recorded of this decode since both were counted.
  @inline(never) @usableFromInline
  func forget(notesAfter noteCount: Int, eventsAfter eventCount: Int) {
    forgetNotes(after: noteCount)
    header.pointee.record?.takeUnretainedValue().reset(to: eventCount)
  }

  /// Forgets all notes of this decode after the first `count`.
  @inline(never) @usableFromInline
  package func forgetNotes(after count: Int) {
    if let notes, notes.count > count { notes.truncate(to: count) }
  }
}
