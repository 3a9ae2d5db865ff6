internal import JSONCore

/// Keeps the sessions that one use of a mapper leaves to the next.
///
/// Nobody waits for it: who finds another thread here, or nothing, begins with a new one, and who finds no
/// room lets go of the one at hand.
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
