#if Client
public import HTTPTypes

// An endpoint may be sent by a client whose scope is that of the endpoint, or includes it. A generic function
// can't say that of a chain of scopes; so there is one function for each step, three in all. Those for narrower
// scopes are disfavored: an endpoint that is written in place, `send(.get("todos", as: todos))`, names no scope
// and would fit each of them.
extension Client {
  /// Sends an endpoint and decodes the answer.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted>
  ) async throws(ClientError) -> Response {
    try await pipeline.response(to: endpoint, in: environment).0
  }

  /// Sends an endpoint of the next narrower scope and decodes the answer.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent @_disfavoredOverload
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted.Included>
  ) async throws(ClientError) -> Response {
    try await pipeline.response(to: endpoint, in: environment).0
  }

  /// Sends an endpoint of the scope after the next and decodes the answer.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent @_disfavoredOverload
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted.Included.Included>
  ) async throws(ClientError) -> Response {
    try await pipeline.response(to: endpoint, in: environment).0
  }

  /// Sends an endpoint; returns the decoded answer with its head and what the request took.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }

  /// Sends an endpoint of the next narrower scope; returns the decoded answer with its head and what the
  /// request took.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent @_disfavoredOverload
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted.Included>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }

  /// Sends an endpoint of the scope after the next; returns the decoded answer with its head and what the
  /// request took.
  ///
  /// - Throws: ``ClientError``: with the error of the mapper if the body doesn't fit.
  @concurrent @_disfavoredOverload
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted.Included.Included>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }
}
#endif
