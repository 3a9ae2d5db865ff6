internal import JSONCore

/// Stores sessions between uses of a mapper.
///
/// No thread waits for the lock. If it is held, or if no session is stored, a thread creates a session. If it
/// is held, or if the limit is reached, a returned session is released.
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
