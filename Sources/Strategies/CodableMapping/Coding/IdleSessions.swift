internal import JSONCore

/// Keeps the sessions that one use of a mapper leaves to the next.
///
/// Nobody waits for it: who finds another thread here, or nothing, begins with a new one, and who finds no
/// room lets go of the one at hand.
final class IdleSessions<Session: AnyObject>: @unchecked Sendable {
  // Sendable: the sessions are only touched under the lock, and whoever takes one is the only one to have it.

  /// As many values of one mapper may well lie within one another, or be worked at by several threads.
  private static var limit: Int { 8 }

  private let lock = TryLock()
  @exclusivity(unchecked) private var sessions: [Session] = []

  /// The session that was put here last.
  func take() -> Session? {
    guard lock.take() else { return nil }
    defer { lock.free() }
    return sessions.popLast()
  }

  /// Keeps a session that nobody else holds.
  func put(_ session: Session) {
    guard lock.take() else { return }
    defer { lock.free() }
    if sessions.count < Self.limit { sessions.append(session) }
  }
}
