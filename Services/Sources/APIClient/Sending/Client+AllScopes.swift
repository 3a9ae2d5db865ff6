// Like `send`, `all` accepts endpoints of the client's scope and of the next two. A constraint can't express
// that the scope of each element of a pack is one of three, so there is a function for each combination of
// two scopes: that of the first endpoint, and that of all others. Those for narrower scopes are disfavored
// for the same reason as those of `send`. A call with more scopes matches only the last function, whose
// message states what to write.
extension Client {
  /// Sends several endpoints concurrently and returns all responses. If one fails, the others are cancelled.
  ///
  ///     let (profile, orders) = try await client.all(.profile, .orders)
  ///     let (other, movies) = try await client.all(.profile, .topMovies)     // of a narrower scope
  ///
  /// Two endpoints may have any scopes that `send` accepts. Of more endpoints, all but the first must have
  /// the same scope: convert those of narrower scopes with `widened(to:)`.
  ///
  ///     let (me, mine, top) = try await client.all(.profile, .orders, Endpoint.topMovies.widened())
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

  /// Unavailable: of three or more endpoints, all but the first must have the same scope.
  @available(
    *, unavailable,
    message: """
      the client's scope must include all scopes, and all endpoints but the first must have the same scope; \
      add .widened() to those of narrower scopes
      """
  )
  @concurrent @_disfavoredOverload
  public func all<First, FirstAccess, Second, SecondAccess, Third, ThirdAccess, each Rest, each Access>(
    _ first: Endpoint<First, FirstAccess>, _ second: Endpoint<Second, SecondAccess>,
    _ third: Endpoint<Third, ThirdAccess>, _ rest: repeat Endpoint<each Rest, each Access>
  ) async throws(ClientError) -> (First, Second, Third, repeat each Rest) {
    throw ClientError(
      .invalidRequest("the endpoints have different scopes"), method: first.method, url: first.path.shown)
  }
}
