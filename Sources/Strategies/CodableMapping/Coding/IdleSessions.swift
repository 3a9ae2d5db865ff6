internal import JSONCore

/// Stores the sessions that one use of a mapper leaves to the next.
///
/// No thread waits for it. A thread that finds it locked, or empty, creates a session. A thread that finds it
/// full releases its session.
final class IdleSessions<Session: AnyObject>: Sendable {
  /// The number of values of one mapper that can reasonably be nested, or decoded by several threads at once.
  private static var limit: Int { 8 }

  private let sessions = Locked<[Session]>([])

  /// The most recently stored session, which is removed.
  func take() -> Session? { sessions.withLockIfAvailable { $0.popLast() } ?? nil }

  /// Stores a session, which must be uniquely referenced.
  func put(_ session: Session) {
    sessions.withLockIfAvailable { (sessions) in
      if sessions.count < Self.limit { sessions.append(session) }
    }
  }
}
