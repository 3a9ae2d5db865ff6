internal import HTTPTypes
internal import JSONCore

/// The last step of a request, after all interceptors: redirects and the transport.
final class Delivery: Sendable {
  let transport: any Transport
  let monitors: Monitors
  let options: ClientOptions

  init(transport: any Transport, monitors: Monitors, options: ClientOptions) {
    self.transport = transport
    self.monitors = monitors
    self.options = options
  }

  /// Passes an exchange to the transport, once.
  func transmit(_ exchange: Exchange) async throws(ClientError) -> Reply {
    if Task.isCancelled { throw exchange.error(.cancelled) }
    monitors.record(.sending(attempt: exchange.attempt), exchange)
    do {
      var reply = try await transport.send(exchange)
      reply.attempts = exchange.attempt
      monitors.record(.received(reply.response.status), exchange)
      return reply
    } catch {
      throw exchange.error(error.clientKind)
    }
  }

  /// Returns the response with its whole body. A failure while the body arrives is a failure of this attempt,
  /// so that it can be retried. The bodies of errors, which are often not needed, and of streams are not
  /// collected.
  func collected(_ reply: Reply, _ exchange: Exchange) async throws(ClientError) -> Reply {
    if let download = exchange.download { return try await exchange.stored(reply, download) }
    guard reply.body.bytes == nil, !exchange.isStreamed, let acceptance = exchange.acceptance,
      acceptance.acceptsBody(of: reply.response)
    else { return reply }
    var whole = reply
    whole.body = ReplyBody(try await exchange.body(of: reply, acceptance.bodyLimit))
    return whole
  }
}
