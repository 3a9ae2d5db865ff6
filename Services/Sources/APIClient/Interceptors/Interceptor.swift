/// A step in the processing of every request. It may change the request, respond to it, send it again, or
/// inspect the response.
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
/// The first interceptor of a client is the outermost: it receives the request first and the response last.
///
/// With a `consuming` parameter, the interceptor owns the exchange and changes it in place. Otherwise it
/// changes a copy, and can still use the original exchange after `next`.
public protocol Interceptor: Sendable {
  /// Passes the exchange to the next interceptor or to the transport.
  typealias Next = @Sendable (consuming Exchange) async throws(ClientError) -> Reply

  /// Responds to an exchange, usually by calling `next`.
  ///
  /// - Throws: ``ClientError``, its own or that of `next`.
  nonisolated(nonsending) func intercept(
    _ exchange: consuming Exchange, next: Next
  ) async throws(ClientError) -> Reply
}
