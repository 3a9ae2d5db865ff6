#if Client
// What `send` takes, `all` takes: endpoints of the client's scope, and of the two that follow. No constraint says of each
// element of a pack that its scope is one of three. So there is a function for each two scopes: that of the first
// endpoint, and that of all others. They differ in their types alone: a request has no scope any more. Those with a
// narrower one are disfavored as those of `send` are.
extension Client {
  /// Sends several endpoints at once and returns all answers. When one fails, the others are cancelled.
  ///
  ///     let (profile, orders) = try await client.all(.profile, .orders)
  ///     let (other, movies) = try await client.all(.profile, .topMovies)     // of a narrower scope
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the client's scope and others of the next narrower scope at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the client's scope and others of the scope after the next at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted>, _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the next narrower scope and others of the client's scope at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends several endpoints of the next narrower scope at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the next narrower scope and others of the scope after the next at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included>, _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the scope after the next and others of the client's scope at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>, _ second: Endpoint<Second, Granted>,
    _ rest: repeat Endpoint<each Rest, Granted>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends an endpoint of the scope after the next and others of the next narrower scope at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>, _ second: Endpoint<Second, Granted.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }

  /// Sends several endpoints of the scope after the next at once.
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent @_disfavoredOverload
  public func all<First, Second, each Rest>(
    _ first: Endpoint<First, Granted.Included.Included>,
    _ second: Endpoint<Second, Granted.Included.Included>,
    _ rest: repeat Endpoint<each Rest, Granted.Included.Included>
  ) async throws(ClientError) -> (First, Second, repeat each Rest) {
    let siblings = Siblings(self)
    let (first, second) = (siblings.start(first), siblings.start(second))
    let rest = (repeat siblings.start(each rest))
    try await siblings.end()
    return try (first.get(), second.get(), repeat (each rest).get())
  }
}
#endif
