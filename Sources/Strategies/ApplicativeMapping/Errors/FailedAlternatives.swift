internal import JSONCore

/// Which failures are those of the last of several alternatives, and which others there were.
///
/// A failure of this dialect has no room for that, and `<|>` sees no value by which the decode's sink could
/// be found. So the thread keeps it until the model around is given its name, which is where the issues are
/// placed.
private final class FailedAlternatives {
  private var notes: [Note] = []

  struct Note {
    /// The first error of the alternative that failed before.
    var earlier: DecodeError
    /// The first error of the alternative behind it, which the result has.
    var last: DecodeError
    var type: Any.Type
  }

  /// What is noted of failures that something else made up for stays until there is this much of it.
  private static var limit: Int { 64 }

  /// The notes of this thread.
  static var current: FailedAlternatives? { ThreadStorage.object as? FailedAlternatives }

  static func note(_ note: Note) {
    let current = current ?? FailedAlternatives()
    if current.notes.isEmpty { ThreadStorage.object = current }
    if current.notes.count >= limit { current.notes.removeFirst(limit / 2) }
    current.notes.append(note)
  }

  /// The failures of all alternatives, the given one's at the end, and the type of what they were to be;
  /// `nil` for a failure that is not that of an alternative. They are forgotten.
  func take(endingWith last: DecodeError) -> (failures: [DecodeError], type: Any.Type)? {
    guard let type = notes.last(where: { $0.last.isSame(as: last) })?.type else { return nil }
    let failures = take(last, before: notes.count)
    // A thread that ends frees nothing.
    if notes.isEmpty { ThreadStorage.object = nil }
    return (failures, type)
  }

  private func take(_ last: DecodeError, before end: Int) -> [DecodeError] {
    guard let position = notes[..<min(end, notes.count)].lastIndex(where: { $0.last.isSame(as: last) }) else {
      return [last]
    }
    let note = notes.remove(at: position)
    // Those within either alternative were noted before both.
    let count = notes.count
    let right = take(last, before: position)
    return take(note.earlier, before: position - (count - notes.count)) + right
  }
}

extension DecodeError {
  fileprivate func isSame(as other: DecodeError) -> Bool {
    IssueSink.identity(of: self) == IssueSink.identity(of: other)
  }

  /// Notes that this is the failure of an alternative, and which failure the one before it had.
  @inline(never) @usableFromInline
  func noteAlternative(_ earlier: DecodeError, of type: Any.Type) {
    FailedAlternatives.note(.init(earlier: earlier.firstLeaf, last: firstLeaf, type: type))
  }

  /// Forgets the alternatives of which this is the last one's failure: one more made up for it.
  @inline(never) @usableFromInline
  func forgetAlternatives() { _ = FailedAlternatives.current?.take(endingWith: firstLeaf) }
}

/// Forgets what is noted of alternatives on this thread.
@inline(never) @usableFromInline
func forgetAlternatives() { ThreadStorage.object = nil }

extension JSONValue {
  /// Puts `no-alternative` in the place of the issues that are those of the last of several alternatives, at
  /// what the alternatives have in common.
  ///
  /// - Parameters:
  ///   - model: What was decoded from this value, if it was a model.
  ///   - kind: What is wrong according to a failure that no reading has noted; it is about this value.
  func placeAlternatives(
    of error: DecodeError, decoding model: Any.Type?, in sink: IssueSink,
    _ kind: (DecodeError) -> Issue.Kind = { $0.issueKind }
  ) {
    guard !ThreadStorage.isEmpty, let noted = FailedAlternatives.current else { return }
    for leaf in error.leaves {
      guard let (failures, type) = noted.take(endingWith: leaf) else { continue }
      let issues = failures.map { failure -> JSONError in
        if sink.position(of: failure) == nil { note(kind(failure), as: failure) }
        let issue = sink.position(of: failure).map { sink.error(at: $0) } ?? self.error(kind(failure))
        guard let model, issue.isNamed(after: self), !(model is any ContainerDecodable.Type) else {
          return issue
        }
        return issue.annotated(model: model, at: self)
      }
      guard let position = sink.position(of: leaf) else { continue }
      sink.replace(position, with: noAlternative(of: type, forPart: issues))
    }
  }
}
