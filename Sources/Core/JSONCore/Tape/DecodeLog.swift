/// What a decode leaves beside the error that it throws, in order.
///
/// A decode that logs something has one. It belongs to a document that is decoded once, or it is made at the first
/// entry, and its place is on the stack of the call that began the decode. Values lead to it by their header. They
/// can't outlive that call and can't be sent to other threads, so that no other decode reaches a log.
@usableFromInline
package final class DecodeLog: Sendable {
  package struct Entry {
    /// What is wrong, if something is.
    package var issue: JSONError?
    /// The node that the entry is about.
    let place: Int
    package var role: Role
    /// The last node that this entry or one before it is about.
    let furthest: Int
    /// How many more swallowed issues there were, of which nothing is kept.
    fileprivate(set) var omitted = 0
  }

  package enum Role {
    /// The issue that a strategy's own error, or a user's, stands for while it is thrown. The object holds the error.
    case thrown(as: AnyObject)
    /// An issue of a part of a container, beside that of the first part that failed, which is thrown.
    case beside(JSONError)
    /// An issue that changes nothing.
    case swallowed
    /// Why the value was left out.
    case leftOut
    /// The value was found by its key in an object.
    case found(object: Int)
    /// A key was looked for in the object in vain.
    case missed(String)
    /// All members of the object were read.
    case readWholly
    /// A path led through the object: others of its members may be read later.
    case passed

    var kind: LoggedRoles {
      switch self {
      case .thrown: .thrown
      case .swallowed: .swallowed
      case .leftOut: .leftOut
      case .beside, .found, .missed, .readWholly, .passed: .searches
      }
    }
  }

  private struct Contents {
    var entries: [Entry] = []
    /// The sum over all entries.
    var omitted = 0

    var count: Int { entries.count + omitted }

    /// The positions of the entries from the first on that may be about a node or one behind it.
    func positions(from place: Int) -> Range<Int> {
      var start = entries.endIndex
      while start > 0, entries[start - 1].furthest >= place { start -= 1 }
      return start..<entries.endIndex
    }

    /// Removes the last entry if there are more than `mark`.
    mutating func popLast(beyond mark: Int) -> Entry? {
      guard count > mark, let last = entries.indices.last else { return nil }
      let omitted = min(entries[last].omitted, count - mark)
      entries[last].omitted -= omitted
      self.omitted -= omitted
      return count > mark ? entries.popLast() : nil
    }
  }

  // Under a lock, because a model may read the document of a log on several threads with unsafe means of its own. Entries
  // are released outside of it: what they hold may be a user's, and run code then.
  private let contents = Locked(Contents())

  /// How many failed parts of one container, or swallowed issues of all, are kept.
  package let limit: Int

  package init(limit: Int = .max) { self.limit = limit }

  package var entries: [Entry] { contents.withLock { $0.entries } }

  package var count: Int { contents.withLock { $0.count } }

  func add(_ role: Role, _ issue: JSONError?, at place: Int) {
    contents.withLock { contents in
      let last = contents.entries.last
      let isKept =
        switch role.kind {
        case .swallowed: contents.entries.count < limit
        // If the limit is 0, only the places are of use.
        case .leftOut: limit > 0
        default: true
        }
      if !isKept, role.kind == .swallowed, let last, last.issue == nil, last.role.kind == .swallowed {
        contents.entries[contents.entries.count - 1].omitted += 1
        contents.omitted += 1
      } else {
        let furthest = max(last?.furthest ?? 0, issue?.storage.pendingNode ?? 0, place)
        contents.entries.append(
          Entry(issue: isKept ? issue : nil, place: place, role: role, furthest: furthest))
      }
    }
  }

  /// Removes the entries since a mark was taken. Another thread may have gone back further meanwhile.
  package func rewind(to mark: Int) {
    while let entry = contents.withLock({ $0.popLast(beyond: mark) }) { withExtendedLifetime(entry) {} }
  }

  /// Removes the issues of thrown errors since a mark was taken, in a log that omits nothing.
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

  /// The issue of an entry.
  package func issue(at position: Int) -> JSONError? { contents.withLock { $0.entries[position].issue } }

  /// Changes an entry in place.
  package func change(_ position: Int, _ body: (inout Entry) -> Void) {
    contents.withLock { body(&$0.entries[position]) }
  }

  /// Changes the issues of the entries that may be about a node or one behind it. `body` is given the issue and the
  /// node of each.
  func changeIssues(from place: Int, _ body: (inout JSONError, Int) -> Void) {
    contents.withLock { contents in
      for position in contents.positions(from: place) where contents.entries[position].issue != nil {
        if var issue = contents.entries[position].issue.take() {
          body(&issue, contents.entries[position].place)
          contents.entries[position].issue = issue
        }
      }
    }
  }

  /// Takes the issue out of an entry, so that the result is uniquely referenced.
  package func take(_ position: Int) -> JSONError? { contents.withLock { $0.entries[position].issue.take() } }

  /// Calls `body` with each entry that may be about a node or one behind it, until it returns true, and returns the
  /// position of that one. Those before are all about what stands before the node, so a search does not start at the
  /// first element for each of an array.
  func first(from place: Int, _ body: (Int, Entry) -> Bool) -> Int? {
    contents.withLock { contents in
      contents.positions(from: place).first { body($0, contents.entries[$0]) }
    }
  }
}

/// What a decode logs.
@frozen @usableFromInline
package struct LoggedRoles: OptionSet, Sendable {
  /// A bit for each role.
  public let rawValue: UInt8

  /// Creates a set of the roles of these bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The issues of thrown errors.
  @inlinable package static var thrown: LoggedRoles { LoggedRoles(rawValue: 1) }
  /// Issues that change nothing.
  @inlinable package static var swallowed: LoggedRoles { LoggedRoles(rawValue: 2) }
  /// What was left out.
  @inlinable package static var leftOut: LoggedRoles { LoggedRoles(rawValue: 4) }
  /// Which keys are looked for, and what fails beside the first failure.
  @inlinable package static var searches: LoggedRoles { LoggedRoles(rawValue: 8) }
}
