extension CookieStore: Interceptor {
  /// Passes the exchange on; the cookies are added to each request that it causes.
  ///
  /// - Throws: The ``ClientError`` of `next`.
  public nonisolated(nonsending) func intercept(
    _ exchange: consuming Exchange, next: Next
  ) async throws(ClientError) -> Reply {
    // Redirects follow after all interceptors, so the last step adds the cookies.
    exchange.cookieStore = self
    exchange.cookieNotice?.set()
    return try await next(exchange)
  }
}
