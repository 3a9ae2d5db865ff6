#if Client
/// A step on the way of every request: it may change the request, answer it itself, send it again, or look at
/// the reply.
///
///     struct Language: Interceptor {
///       func intercept(
///         _ exchange: Exchange, next: Next
///       ) async throws(ClientError) -> Reply {
///         var exchange = exchange
///         exchange.request.headerFields[.acceptLanguage] = "sv"
///         return try await next(exchange)
///       }
///     }
///
/// The first interceptor of a client is the outermost: it sees the request first and the reply last.
public protocol Interceptor: Sendable {
  /// Sends the exchange on, to the next interceptor or to the transport.
  typealias Next = @Sendable (Exchange) async throws(ClientError) -> Reply

  /// Answers an exchange, as a rule by way of `next`.
  ///
  /// - Throws: ``ClientError``, its own or that of `next`.
  func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply
}
#endif
