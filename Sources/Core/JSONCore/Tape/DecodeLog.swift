/// What a decode records besides the error that it throws, in order.
///
/// A log belongs to a document that is decoded once, or it is created at the first entry and stored on the
/// stack of the call that began the decode. Values refer to it through their header and can't outlive that
/// call, so no other decode accesses it.
@usableFromInline
package final class DecodeLog: Sendable {
  package struct Entry {
    /// The issue, if there is one.
    package var issue: JSONError?
    /// The node that the entry is about.
    let place: Int
    package var role: Role
    /// The last node that this entry or one before it is about.
    let furthest: Int
  }

  /// The contents of an error of another type. A reference to the error, or an existential that is cast,
  /// would take an allocation or several hundred instructions more for each rejected document.
  package enum ErrorTexts: Hashable {
    case mismatch(expected: String, actual: String)
    case missingKey(String)
    case custom(String)
    case several(String)
  }

  package enum Role {
    /// The issue of a thrown error of another type, and what distinguishes that error from others.
    case thrown(as: ErrorTexts)
    /// An issue after which a collecting decode continued, in the container at this place.
    case collected(in: Int)
    /// An issue ended the decoding of the object.
    case stopped
    /// The object is decoded as a model.
    case model(Any.Type)
    /// An issue that has no effect.
    case swallowed
    /// The reason why the value was left out.
    case leftOut
    /// The value was found by its key in an object.
    case found(object: Int)
    /// A key was not found in the object.
    case missed(String)
    /// A missing key is one of several for a value, and another one stands for it.
    case replaced(String)
    /// All members of the object were read, and their keys are data.
    case readWholly
    /// The keys of the object were listed, so they may be data.
    case listed
    /// No other member of the object is unknown.
    case othersKnown
    /// The value is of no known case, and became a fallback.
    case fellBack
    /// A path contains the object: other members of it may be read later.
    case passed
    /// The string contains JSON that was decoded, with this drift.
    case text(Drift)

    var kind: DecodeSettings {
      switch self {
      case .thrown: .thrown
      case .swallowed: .swallowed
      case .leftOut: .leftOut
      case .collected: .collecting
      case .stopped, .model, .found, .missed, .replaced, .readWholly, .listed, .othersKnown, .fellBack,
        .passed, .text:
        .searches
      }
    }
  }

  /// The identity of a collected issue.
  private struct Finding: Hashable {
    var node: Int
    var kind: IssueKind

    init?(_ issue: JSONError) {
      guard let node = issue.storage.pendingNode, let kind = issue.storage.kind else { return nil }
      (self.node, self.kind) = (node, kind.kind)
    }
  }

  private struct Contents {
    var entries: [Entry] = []
    /// The collected issues.
    var findings: Set<Finding> = []
    var failure = -1

    /// The positions of the entries from the first on that may be about a node or one after it.
    func positions(from place: Int) -> Range<Int> {
      var start = entries.endIndex
      while start > 0, entries[start - 1].furthest >= place { start -= 1 }
      return start..<entries.endIndex
    }

    /// Removes the last entry if there are more than `mark`.
    mutating func popLast(beyond mark: Int) -> Entry? {
      guard entries.count > mark, let last = entries.popLast() else { return nil }
      if case .collected = last.role, let issue = last.issue, let finding = Finding(issue) {
        findings.remove(finding)
      }
      return last
    }
  }

  // Under a lock, because a model may read the document of a log on several threads. Entries are released
  // outside of the lock, because releasing them may run a user's code.
  private let contents = Locked(Contents())

  /// The maximum number of failed parts of one container, and of all swallowed issues, that are stored. One
  /// more entry, without an issue, stands for all further swallowed issues in a row.
  package let limit: Int

  /// Whether the drift of JSON in strings is logged.
  let notesDrift: Bool

  package init(limit: Int = .max, notesDrift: Bool = false) {
    self.limit = limit
    self.notesDrift = notesDrift
  }

  /// The place of the last failure, in a collecting decode: a part that contains it is known to fail.
  var failure: Int {
    get { contents.withLock { $0.failure } }
    set { contents.withLock { $0.failure = newValue } }
  }

  /// The number of collected issues.
  var collectedCount: Int { contents.withLock { $0.findings.count } }

  /// Adds an issue after which a collecting decode continues, unless it was added before.
  func collect(_ issue: JSONError, in container: Int) {
    guard let finding = Finding(issue) else { return add(.collected(in: container), issue, at: container) }
    let isNew = contents.withLock { $0.findings.insert(finding).inserted }
    if isNew { add(.collected(in: container), issue, at: finding.node) }
  }

  package var entries: [Entry] { contents.withLock { $0.entries } }

  package var count: Int { contents.withLock { $0.entries.count } }

  func add(_ role: Role, _ issue: JSONError?, at place: Int) {
    contents.withLock { contents in
      let last = contents.entries.last
      let isKept =
        switch role.kind {
        case .swallowed: contents.entries.count < limit
        // If the limit is 0, only the places are needed.
        case .leftOut: limit > 0
        default: true
        }
      if !isKept, role.kind == .swallowed, let last, last.issue == nil, last.role.kind == .swallowed {
        return
      }
      let furthest = max(last?.furthest ?? 0, issue?.storage.pendingNode ?? 0, place)
      contents.entries.append(
        Entry(issue: isKept ? issue : nil, place: place, role: role, furthest: furthest))
    }
  }

  /// Removes the entries after a mark. Another thread may have removed some of them already.
  package func rewind(to mark: Int) {
    while let entry = contents.withLock({ $0.popLast(beyond: mark) }) { withExtendedLifetime(entry) {} }
  }

  /// Removes the issues of thrown errors after a mark.
  func removeThrown(since mark: Int) {
    let end = contents.withLock { contents in
      var end = mark
      for position in contents.entries.indices.dropFirst(mark)
      where contents.entries[position].role.kind != .thrown {
        contents.entries.swapAt(position, end)
        end += 1
      }
      return end
    }
    rewind(to: end)
  }

  /// Changes an entry in place.
  package func change(_ position: Int, _ body: (inout Entry) -> Void) {
    contents.withLock { body(&$0.entries[position]) }
  }

  /// Changes the entries that may be about a node or one after it in place.
  func changeEntries(from place: Int, _ body: (inout Entry) -> Void) {
    contents.withLock { contents in
      for position in contents.positions(from: place) { body(&contents.entries[position]) }
    }
  }

  /// Takes the issue out of an entry, so that the result is uniquely referenced.
  package func take(_ position: Int) -> JSONError? { contents.withLock { $0.entries[position].issue.take() } }

  /// Calls `body` with each entry that may be about a node or one after it, until `body` returns true, and
  /// returns the position of that entry. The entries before these are about earlier nodes. They are skipped,
  /// so that a search for each element of an array does not start at the first element every time.
  func first(from place: Int, _ body: (Int, Entry) -> Bool) -> Int? {
    contents.withLock { contents in
      contents.positions(from: place).first { body($0, contents.entries[$0]) }
    }
  }
}
