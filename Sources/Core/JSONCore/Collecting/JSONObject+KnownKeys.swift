// What a decode that rejects unknown keys is told by those who read the values.

extension JSONObject {
  /// Tells a decode that rejects unknown keys that a member was looked for in another way than by its key.
  ///
  /// - Parameters:
  ///   - value: Where the member's value stands; `nil` if there is no such member.
  @inlinable @inline(__always)
  package func noteSearch(for key: String, foundAt value: DocumentPosition?) {
    guard let tracker = header.pointee.keyTracker else { return }
    tracker.takeUnretainedValue().noteSearch(
      for: key, in: node - header.pointee.tape, foundAt: value.map { Int($0.index) })
  }

  /// Tells a decode that rejects unknown keys that all keys of this object are known.
  @inlinable @inline(__always)
  package func noteAllRead() {
    guard let tracker = header.pointee.keyTracker else { return }
    tracker.takeUnretainedValue().noteAllRead(in: node - header.pointee.tape)
  }

  /// Tells a decode that rejects unknown keys that a path leads through this object.
  package func notePassed() {
    guard let tracker = header.pointee.keyTracker else { return }
    tracker.takeUnretainedValue().notePassed(node - header.pointee.tape)
  }
}

extension JSONValue {
  /// Whether somebody wants to know of values that are left out, as ``noteLeftOut(for:)`` tells.
  package var notesLosses: Bool {
    header.pointee.document._withUnsafeGuaranteedRef { $0.keyTracker != nil || $0.probe != nil }
  }

  /// Tells a decode that rejects unknown keys that this value was left out: which of its keys are known is
  /// not known.
  package func noteLeftOut(for error: JSONError) {
    header.pointee.document._withUnsafeGuaranteedRef { document in
      if let probe = document.probe, probe.node == error.storage.pendingNode {
        document.probe?.dropped = error
      }
    }
    guard let tracker = header.pointee.document._withUnsafeGuaranteedRef({ $0.keyTracker }) else { return }
    tracker.forget(index..<index + node.pointee.size)
  }

  /// Tells a decode that rejects unknown keys that the objects along a path were only passed through.
  public func noteAllRead(along path: JSONKeyPath) {
    guard header.pointee.keyTracker != nil else { return }
    var current = self
    for component in path.components {
      if let object = current.unguardedObject { object.noteAllRead() }
      guard let next = try? current.value(at: JSONKeyPath([component])) else { return }
      current = next
    }
  }
}
