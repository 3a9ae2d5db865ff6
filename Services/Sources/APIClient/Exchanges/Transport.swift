/// Sends requests over a network, or simulates doing so. A transport follows no redirects, stores nothing and
/// handles no credentials; ``Client`` does all of that.
public protocol Transport: Sendable {
  /// Sends a request once, and returns when the status and header fields of the response have arrived. The
  /// body may follow.
  ///
  /// A status such as 404 is a response, and so is a redirect. When the task is cancelled, the transport ends
  /// immediately and closes the connection.
  ///
  /// - Throws: ``TransportError`` if there is no response.
  func send(_ exchange: Exchange) async throws(TransportError) -> Reply
}
