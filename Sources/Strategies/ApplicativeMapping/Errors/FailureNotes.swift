internal import JSONCore

/// The failures of a decode in the order in which they were met, each with the issue that it stands for.
///
/// A ``DecodeError`` has no room for a place. So it is recognized by its value, among the failures of the value
/// that is looked at. Of equal ones the first counts, for fields are read in order; it is the wrong one where
/// something made up for it.
final class FailureNotes: DecodeNotes {
  private struct Note {
    var failure: DecodeError
    var issue: JSONError
    /// The last place in the document that this note or one before it is about.
    let furthest: DocumentPosition
  }

  private var notes: [Note] = []

  /// The number of notes, which is looked at after every element of an array.
  var count: Int { notes.count }

  func truncate(to count: Int) { notes.removeSubrange(count...) }

  func add(_ issue: JSONError, as failure: DecodeError) {
    let furthest = max(notes.last?.furthest ?? .root, issue.position ?? .root)
    notes.append(Note(failure: failure, issue: issue, furthest: furthest))
  }

  /// The notes that may be about `json` or a value below it: those before are all about what stands before it. So
  /// the search does not begin anew at the first element for each of an array.
  private func candidates(for json: JSONValue) -> Range<Int> {
    let place = json.position
    var start = notes.endIndex
    while start > 0, notes[start - 1].furthest >= place { start -= 1 }
    return start..<notes.endIndex
  }

  /// The position of the failure of `json`, or of a value below it, if it was noted.
  func position(of failure: DecodeError, in json: JSONValue) -> Int? {
    notes[candidates(for: json)].firstIndex { $0.failure == failure && $0.issue.isWithin(json) }
  }

  /// The positions of several failures in reading order.
  ///
  /// - Complexity: O(*n*) on average in the number of notes from the first on that may be about `json`.
  func positions(of failures: [DecodeError], in json: JSONValue) -> [Int?] {
    guard failures.count > 1 else { return failures.map { position(of: $0, in: json) } }
    var noted: [DecodeError: [Int]] = [:]
    for position in candidates(for: json).reversed() where notes[position].issue.isWithin(json) {
      noted[notes[position].failure, default: []].append(position)
    }
    return failures.map { noted[$0]?.popLast() }
  }

  /// The issue of the failure at a position.
  subscript(position: Int) -> JSONError {
    get { notes[position].issue }
    _modify { yield &notes[position].issue }
  }

  /// The issue of the failure at a position, when the notes have served: so it is nobody else's.
  func take(_ position: Int) -> JSONError {
    let issue = notes[position].issue
    truncate(to: 0)
    return issue
  }

  /// Gives the failure at a position another name.
  func rename(_ position: Int, _ failure: DecodeError) { notes[position].failure = failure }
}

extension JSONValue {
  /// The failures of this decode, if some were noted.
  var failures: FailureNotes? { notes as? FailureNotes }

  /// Notes what was thrown about this value, or about one below it.
  func note(_ issue: consuming JSONError, as failure: DecodeError) {
    guard hasRoomForNotes else { return }
    if notes == nil { notes = FailureNotes() }
    let placed = issue.placed(at: self)
    failures?.add(placed.isPlaced ? placed : error(placed.kind), as: failure)
  }

  /// The notes of this decode, and the position of a failure among them. What no reading has noted, such as the
  /// failure of a user's function, is noted here, about this value.
  func noted(
    _ failure: DecodeError, _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (notes: FailureNotes, position: Int)? {
    if let failures, let position = failures.position(of: failure, in: self) { return (failures, position) }
    note(error(kind(failure)), as: failure)
    return failures.map { ($0, $0.count - 1) }
  }

  /// The same for several failures.
  func noted(
    _ failures: [DecodeError], _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (notes: FailureNotes, positions: [Int])? {
    guard hasRoomForNotes else { return nil }
    let known = self.failures?.positions(of: failures, in: self) ?? failures.map { _ in nil }
    let positions = zip(failures, known).map { failure, position -> Int in
      if let position { return position }
      note(error(kind(failure)), as: failure)
      return noteCount - 1
    }
    return self.failures.map { ($0, positions) }
  }
}
