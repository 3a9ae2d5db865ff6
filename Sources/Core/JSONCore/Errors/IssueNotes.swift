/// The content of an ``IssueSink``.
///
/// It lies on the stack of every decode of the dialect, also of those that note nothing: so it holds its
/// references by hand, and is only to be cleaned up where something was noted.
@usableFromInline
struct IssueNotes {
  @usableFromInline var count = 0
  // The first issue has room of its own: most decodes that fail note no other.
  @usableFromInline var firstError: Unmanaged<AnyObject>?
  @usableFromInline var firstFailure: NotedFailure?
  @usableFromInline var others: Unmanaged<AnyObject>?

  @inlinable @inline(__always)
  init() {}

  private final class Others {
    @exclusivity(unchecked) var notes: [(error: JSONError, failure: NotedFailure?)] = []
    /// How many issues are kept, the first one included.
    @exclusivity(unchecked) var limit = Int.max
    /// Whether there were more.
    @exclusivity(unchecked) var isTruncated = false
  }

  private var otherNotes: Others? { others.map { unsafeDowncast($0.takeUnretainedValue(), to: Others.self) } }

  /// Whether issues were noted beyond the limit.
  var isTruncated: Bool { otherNotes?.isTruncated ?? false }

  /// Keeps the first `limit` issues only, from now on. Without a limit any more, the room for it is given up.
  mutating func limit(to limit: Int?) {
    roomForOthers().limit = limit ?? .max
    if limit == nil, count == 0 { truncate(to: 0) }
  }

  mutating func append(_ error: consuming JSONError, _ failure: NotedFailure?) {
    if let others = otherNotes, count >= others.limit {
      others.isTruncated = true
      failure?.release()
      return
    }
    if count == 0 {
      firstError = .passRetained(error.storage)
      firstFailure = failure
    } else {
      roomForOthers().notes.append((error, failure))
    }
    count += 1
  }

  private mutating func roomForOthers() -> Others {
    if let otherNotes { return otherNotes }
    let made = Others()
    others = .passRetained(made)
    return made
  }

  func error(at position: Int) -> JSONError {
    if position == 0, let firstError {
      return JSONError(unsafeDowncast(firstError.takeUnretainedValue(), to: JSONError.Storage.self))
    }
    guard let otherNotes else { preconditionFailure("an issue that was not noted") }
    return otherNotes.notes[position - 1].error
  }

  /// Whether a model that is decoded from `json` gives its name to an issue.
  func isNamed(_ position: Int, after json: JSONValue) -> Bool {
    guard position == 0, let firstError else { return error(at: position).isNamed(after: json) }
    return firstError._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: JSONError.Storage.self).isNamed(after: json)
    }
  }

  /// Forgets all issues but for one, which is returned; its model is named if it is decoded from `json`.
  mutating func takeError(at position: Int, naming model: Any.Type?, after json: JSONValue) -> JSONError {
    var error: JSONError
    if count == 1, others == nil, let firstError {
      error = JSONError(unsafeDowncast(firstError.takeRetainedValue(), to: JSONError.Storage.self))
      firstFailure?.release()
      self = IssueNotes()
    } else {
      error = self.error(at: position)
      truncate(to: 0)
    }
    if let model, error.storage.isNamed(after: json) {
      error.makeUnique()
      error.storage.name(model, at: json.index)
    }
    return error
  }

  func failure(at position: Int) -> NotedFailure? {
    position == 0 ? firstFailure : otherNotes?.notes[position - 1].failure
  }

  /// Changes an issue in its place.
  mutating func change(_ position: Int, _ body: (inout JSONError) -> Void) {
    guard position == 0, let first = firstError else {
      if let otherNotes { body(&otherNotes.notes[position - 1].error) }
      return
    }
    var error = JSONError(unsafeDowncast(first.takeRetainedValue(), to: JSONError.Storage.self))
    body(&error)
    firstError = .passRetained(error.storage)
  }

  /// - Parameter failure: Is taken over.
  @usableFromInline
  mutating func rename(_ position: Int, _ failure: NotedFailure) {
    if position == 0 {
      firstFailure?.release()
      firstFailure = failure
    } else if let otherNotes {
      otherNotes.notes[position - 1].failure?.release()
      otherNotes.notes[position - 1].failure = failure
    }
  }

  /// Forgets all issues after the first `count`.
  @inline(never) @usableFromInline
  mutating func truncate(to count: Int) {
    if let others = otherNotes, others.notes.count > max(count - 1, 0) {
      let rest = max(count - 1, 0)...
      for note in others.notes[rest] { note.failure?.release() }
      others.notes.removeSubrange(rest)
    }
    if count == 0 {
      firstError?.release()
      firstFailure?.release()
      let limited = otherNotes.flatMap { $0.limit < .max ? others : nil }
      if limited == nil { others?.release() }
      self = IssueNotes()
      others = limited
    }
    if let others = otherNotes, count < others.limit { others.isTruncated = false }
    self.count = min(count, self.count)
  }
}
