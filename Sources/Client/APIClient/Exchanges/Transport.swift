#if Client
/// Sends requests over a network, or pretends to. ``Client`` does everything else: it follows no redirect by
/// itself, keeps nothing and knows no credential.
public protocol Transport: Sendable {
  /// Sends a request once and returns when the head of the reply is there; the body may follow.
  ///
  /// It ends at once, and lets go of the connection, when the task is cancelled. A status such as 404 is a
  /// reply. Redirects are returned, not followed.
  ///
  /// - Throws: ``TransportError`` where there is no reply.
  func send(_ exchange: Exchange) async throws(TransportError) -> Reply
}
#endif
