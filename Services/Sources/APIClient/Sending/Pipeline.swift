internal import HTTPTypes
internal import JSONCore

/// The steps that a client applies to a request: interceptors, redirects, transport, checks and mapper.
final class Pipeline: Sendable {
  let options: ClientOptions
  let deadlines: DeadlineWatch
  /// Sends an exchange through all interceptors. It is composed once, not for each request.
  let send: Interceptor.Next
  let monitors: Monitors

  init(
    transport: any Transport, interceptors: [any Interceptor], monitors: [any EventMonitor],
    options: ClientOptions, innermost: ((@escaping Interceptor.Next) -> Interceptor.Next)? = nil
  ) {
    self.options = options
    deadlines = DeadlineWatch(options.clock)
    self.monitors = Monitors(monitors)
    let delivery = Delivery(transport: transport, monitors: self.monitors, options: options)
    var send: Interceptor.Next = { (exchange) async throws(ClientError) in
      try await delivery.sendFollowingRedirects(exchange)
    }
    if let innermost { send = innermost(send) }
    for interceptor in interceptors.reversed() { send = Self.step(interceptor, send) }
    self.send = send
  }

  /// Sends an exchange through an interceptor. This function is generic, because a closure that opens an
  /// existential first changes the executor.
  private static func step(
    _ interceptor: some Interceptor, _ next: @escaping Interceptor.Next
  ) -> Interceptor.Next {
    // Without `consuming`, the closure would hold a copy, and each interceptor would change another one.
    { (exchange: consuming Exchange) async throws(ClientError) in
      try await interceptor.intercept(exchange, next: next)
    }
  }
}
