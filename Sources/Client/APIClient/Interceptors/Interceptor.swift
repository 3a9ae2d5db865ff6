#if Client
/// A step on the way of every request: it may change the request, answer it itself, send it again, or look at
/// the reply.
///
///     struct Language: Interceptor {
///       func intercept(
///         _ exchange: consuming Exchange, next: Next
///       ) async throws(ClientError) -> Reply {
///         exchange.request.headerFields[.acceptLanguage] = "sv"
///         return try await next(exchange)
///       }
///     }
///
/// The first interceptor of a client is the outermost: it sees the request first and the reply last.
///
/// An exchange that is `consuming` belongs to the interceptor, which changes it in place and hands it on. Without that
/// word the interceptor changes a copy, and still has the exchange after `next`.
public protocol Interceptor: Sendable {
  /// Sends the exchange on, to the next interceptor or to the transport.
  typealias Next = @Sendable (consuming Exchange) async throws(ClientError) -> Reply

  /// Answers an exchange, as a rule by way of `next`.
  ///
  /// - Throws: ``ClientError``, its own or that of `next`.
  nonisolated(nonsending) func intercept(
    _ exchange: consuming Exchange, next: Next
  ) async throws(ClientError) -> Reply
}
#endif
