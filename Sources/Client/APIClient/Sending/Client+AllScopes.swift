#if Client
// Like `send`, `all` accepts endpoints of the client's scope and of the next two. A constraint can't express
// that the scope of each element of a pack is one of three, so there is a function for each combination of
// two scopes: that of the first endpoint, and that of all others. Those for narrower scopes are disfavored
// for the same reason as those of `send`.
extension Client {
  /// Sends several endpoints concurrently and returns all responses. If one fails, the others are cancelled.
  ///
  ///     let (profile, orders) = try await client.all(.profile, .orders)
  ///     let (other, movies) = try await client.all(.profile, .topMovies)     // of a narrower scope
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the client's scope and others of the next narrower scope.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the client's scope and others of the scope two steps narrower.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the next narrower scope and others of the client's scope.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends several endpoints of the next narrower scope.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the next narrower scope and others of the scope two steps narrower.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the scope two steps narrower and others of the client's scope.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends an endpoint of the scope two steps narrower and others of the next narrower scope.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }

  /// Concurrently sends several endpoints of the scope two steps narrower.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>,
    _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    try await Siblings(self).responses(to: first, second, repeat each rest)()
  }
}
#endif
