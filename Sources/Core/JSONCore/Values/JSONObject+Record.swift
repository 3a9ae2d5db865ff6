extension JSONObject {
  /// Tells a decode that is recorded that a member was looked for in another way than by its key.
  ///
  /// - Parameters:
  ///   - key: The member's key.
  ///   - value: Where the member's value stands; `nil` if there is no such member.
  @inlinable
  package func noteSearch(for key: @autoclosure () -> String, foundAt value: DocumentPosition?) {
    if header.pointee.record != nil { record(searchFor: key(), foundAt: value.map { Int($0.index) }) }
  }

  /// Tells a decode that is recorded of a search.
  func noteSearch(for key: UnsafeBufferPointer<UInt8>, foundAt found: UnsafePointer<Node>?) {
    let value = found.map { DocumentPosition(index: $0 - header.pointee.tape) }
    // Of a member that was found nobody wants to know the key.
    noteSearch(for: value == nil ? String(decoding: key, as: UTF8.self) : "", foundAt: value)
  }

  @inline(never) @usableFromInline
  func record(searchFor key: String, foundAt value: Int?) {
    let object = node - header.pointee.tape
    let event: DecodeRecord.Event =
      if let value { .found(value: value, object: object) } else { .missed(key: key, object: object) }
    header.pointee.record?.takeUnretainedValue().note(event)
  }

  /// Tells a decode that is recorded that all keys of this object are known.
  @inlinable
  package func noteAllRead() {
    if header.pointee.record != nil { recordAllRead() }
  }

  @inline(never) @usableFromInline
  func recordAllRead() {
    header.pointee.record?.takeUnretainedValue().note(.readWholly(node - header.pointee.tape))
  }

  /// Tells a decode that is recorded that a path leads through this object: others of its members may be read later.
  package func notePassed() {
    header.pointee.record?.takeUnretainedValue().note(.passed(node - header.pointee.tape))
  }
}

extension JSONValue {
  /// Whether somebody wants to know what this decode does, to find out more about the issues.
  @inlinable
  package var isRecorded: Bool { header.pointee.record != nil }

  /// Tells a decode that is recorded, or whose document is a part of a text, that this value was left out.
  package func noteLeftOut(for error: JSONError) {
    header.pointee.leftOut?.takeUnretainedValue().set()
    header.pointee.record?.takeUnretainedValue().note(.leftOut(index, error))
  }

  /// Tells a decode that is recorded that no key of the objects along a path is unknown.
  @usableFromInline
  package func noteAllRead(along path: JSONKeyPath) {
    guard isRecorded else { return }
    var current = self
    for component in path.components {
      if let object = current.unguardedObject { object.noteAllRead() }
      guard let next = try? current.value(at: JSONKeyPath([component])) else { return }
      current = next
    }
  }
}
