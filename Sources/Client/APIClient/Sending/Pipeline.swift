#if Client
internal import HTTPTypes
internal import JSONCore

/// The way of a request through a client: interceptors, redirects, transport, checks, mapper.
final class Pipeline: Sendable {
  /// Sends an exchange on, through the rest of the way.
  typealias Sender = @Sendable (Exchange) async throws(ClientError) -> Reply

  let environment: APIEnvironment
  let options: ClientOptions
  let deadlines: DeadlineWatch
  /// Sends an exchange through all interceptors. It is put together once, not for each request.
  let send: Sender
  private let delivery: Delivery

  init(
    environment: APIEnvironment, transport: any Transport, interceptors: [any Interceptor],
    monitors: [any EventMonitor], options: ClientOptions
  ) {
    self.environment = environment
    self.options = options
    deadlines = DeadlineWatch(options.clock)
    let delivery = Delivery(transport: transport, monitors: monitors, options: options)
    self.delivery = delivery
    var send: Sender = { (exchange) async throws(ClientError) in
      try await delivery.sendFollowingRedirects(exchange)
    }
    for interceptor in interceptors.reversed() {
      send = { [send] (exchange) async throws(ClientError) in
        try await interceptor.intercept(exchange, next: send)
      }
    }
    self.send = send
  }

  func record(_ event: @autoclosure () -> RequestEvent.Kind, _ exchange: Exchange) {
    delivery.record(event(), exchange)
  }
}
#endif
