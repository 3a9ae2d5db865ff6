public import HTTPTypes

// A client may send endpoints of its own scope and of the scopes that it includes. A generic constraint can't
// express a chain of scopes, so there is one function for each step, three in all. Those for narrower scopes
// are disfavored: an endpoint written in place, `send(.get("todos", as: todos))`, names no scope and would
// match all three.
extension Client {
  /// Sends an endpoint and decodes the response.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted>
  ) async throws(ClientError) -> Response { try await pipeline.response(to: endpoint, in: environment).0 }

  /// Sends an endpoint of the next narrower scope and decodes the response.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent @_disfavoredOverload
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted.Included>
  ) async throws(ClientError) -> Response { try await pipeline.response(to: endpoint, in: environment).0 }

  /// Sends an endpoint of the scope two steps narrower and decodes the response.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent @_disfavoredOverload
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted.Included.Included>
  ) async throws(ClientError) -> Response { try await pipeline.response(to: endpoint, in: environment).0 }

  /// Sends an endpoint; returns the decoded response with its status, header fields and metrics.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }

  /// Sends an endpoint of the next narrower scope; returns the decoded response with its status, header
  /// fields and metrics.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent @_disfavoredOverload
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted.Included>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }

  /// Sends an endpoint of the scope two steps narrower; returns the decoded response with its status, header
  /// fields and metrics.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent @_disfavoredOverload
  public func reply<Response>(
    to endpoint: Endpoint<Response, Granted.Included.Included>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    try await pipeline.response(to: endpoint, in: environment)
  }
}
