public import HTTPTypes
public import JSONCore

/// Changes every request before it is sent, like a request adapter of Alamofire.
///
///     RequestAdapter { $0.request.headerFields[.acceptLanguage] = "sv" }
public struct RequestAdapter: Interceptor {
  private let adapt: @Sendable (inout Exchange) throws(ClientError) -> Void

  /// Creates an adapter.
  public init(_ adapt: @escaping @Sendable (inout Exchange) throws(ClientError) -> Void) {
    self.adapt = adapt
  }

  /// Creates an adapter that adds header fields to requests that don't have them. Of several fields with the
  /// same name, it adds the first.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of fields of the adapter and of the request.
  public init(defaultFields: HTTPFields) {
    self.init { (exchange) throws(ClientError) in
      exchange.request.headerFields.addMissing(defaultFields)
    }
  }

  /// Changes the request and passes it on.
  ///
  /// - Throws: ``ClientError``: that of the function that changes the request, or that of `next`.
  public nonisolated(nonsending) func intercept(
    _ exchange: consuming Exchange, next: Next
  ) async throws(ClientError) -> Reply {
    try adapt(&exchange)
    return try await next(exchange)
  }
}

extension RequestAdapter: ShownByDescription {}
