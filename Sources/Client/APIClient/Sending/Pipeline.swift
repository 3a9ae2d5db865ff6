#if Client
internal import HTTPTypes
internal import JSONCore

/// The way of a request through a client: interceptors, redirects, transport, checks, mapper.
final class Pipeline: Sendable {
  let environment: APIEnvironment
  let transport: any Transport
  let interceptors: [any Interceptor]
  let monitors: [any EventMonitor]
  let options: ClientOptions

  init(
    environment: APIEnvironment, transport: any Transport, interceptors: [any Interceptor],
    monitors: [any EventMonitor], options: ClientOptions
  ) {
    self.environment = environment
    self.transport = transport
    self.interceptors = interceptors
    self.monitors = monitors
    self.options = options
  }

  /// Sends an exchange through the interceptors from a position on.
  ///
  /// - Throws: What an interceptor or the transport throws.
  func send(_ exchange: Exchange, through position: Int = 0) async throws(ClientError) -> Reply {
    guard position < interceptors.count else { return try await sendFollowingRedirects(exchange) }
    return try await interceptors[position].intercept(exchange) { (exchange) async throws(ClientError) in
      try await self.send(exchange, through: position + 1)
    }
  }

  /// Hands an exchange to the transport, once.
  func transmit(_ exchange: Exchange) async throws(ClientError) -> Reply {
    if Task.isCancelled { throw exchange.error(.cancelled) }
    record(.sending(attempt: exchange.attempt), exchange)
    do {
      var reply = try await transport.send(exchange)
      reply.attempts = exchange.attempt
      record(.received(reply.response.status), exchange)
      return reply
    } catch {
      throw exchange.error(Task.isCancelled || error.kind == .cancelled ? .cancelled : .transport(error))
    }
  }

  func record(_ event: @autoclosure () -> RequestEvent.Kind, _ exchange: Exchange) {
    guard !monitors.isEmpty else { return }
    let event = RequestEvent(event(), exchange)
    for monitor in monitors { monitor.record(event) }
  }
}
#endif
