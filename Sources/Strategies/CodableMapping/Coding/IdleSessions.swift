internal import JSONCore

/// Keeps the sessions that one use of a mapper leaves to the next.
///
/// No thread waits for it. A thread that finds another one here, or no session, makes a new session. A thread
/// that finds no room releases its session.
final class IdleSessions<Session: AnyObject>: Sendable {
  /// As many values of one mapper may well lie within one another, or be worked at by several threads.
  private static var limit: Int { 8 }

  private let sessions = Locked<[Session]>([])

  /// The session that was put here last, which nobody else has from now on.
  func take() -> Session? { sessions.withLockIfAvailable { $0.popLast() } ?? nil }

  /// Keeps a session that nobody else holds.
  func put(_ session: Session) {
    sessions.withLockIfAvailable { (sessions) in
      if sessions.count < Self.limit { sessions.append(session) }
    }
  }
}
