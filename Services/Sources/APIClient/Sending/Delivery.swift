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
}

extension Delivery {
  /// Sends an exchange and follows redirects, at most ``ClientOptions/redirectLimit`` of them. Only harmless
  /// header fields are sent to another origin, and nothing is sent from HTTPS to HTTP.
  ///
  /// Source: RFC 9110, section 15.4.
  func sendFollowingRedirects(_ exchange: Exchange) async throws(ClientError) -> Reply {
    var exchange = exchange
    var count = 0
    var hasLeftOrigin = false
    try checkAddress(of: exchange)
    while true {
      var reply = try await transmit(exchange)
      guard options.redirectLimit > 0, let target = try target(of: reply, exchange) else {
        reply.isOfOtherOrigin = hasLeftOrigin
        if count > 0 { reply.redirected = (exchange.request.method, exchange.shownURL) }
        return try await exchange.judge(reply, isFinal: false)
      }
      reply.body.cancel()
      count += 1
      guard count <= options.redirectLimit else {
        throw exchange.error(
          .transport(TransportError(.tooManyRedirects(limit: options.redirectLimit))),
          status: reply.response.status)
      }
      if try follow(target, status: reply.response.status, of: &exchange) { hasLeftOrigin = true }
      monitors.record(.redirected(to: exchange.shownURL), exchange)
    }
  }

  /// The URL of a redirect. It is `nil` for other responses, and for redirects without a valid URL: these are
  /// returned as the response, and the endpoint accepts or rejects their status.
  ///
  /// - Throws: `forbiddenRedirect` for a URL that this client doesn't send requests to.
  private func target(of reply: Reply, _ exchange: Exchange) throws(ClientError) -> HTTPURL? {
    guard let location = reply.response.redirectLocation else { return nil }
    do {
      return try exchange.url.resolving(location)
    } catch {
      guard error.isForbiddenURL else { return nil }
      reply.body.cancel()
      throw forbidden(error.description, exchange, reply.response.status)
    }
  }

  private func forbidden(
    _ reason: String, _ exchange: Exchange, _ status: HTTPResponse.Status
  ) -> ClientError {
    exchange.error(.transport(TransportError(.forbiddenRedirect, reason: reason)), status: status)
  }

  /// Changes the URL of an exchange; returns whether the new URL has another origin.
  private func follow(
    _ url: HTTPURL, status: HTTPResponse.Status, of exchange: inout Exchange
  ) throws(ClientError) -> Bool {
    if exchange.url.scheme == "https", url.scheme == "http" {
      throw forbidden("it leads from https to http", exchange, status)
    }
    guard isAllowed(url) else {
      // The service chose that host, so the error doesn't suggest allowing it: that would only help
      // eavesdroppers.
      throw forbidden(
        "it leads to another host by http, which is not confidential; the service has to redirect to https",
        exchange, status)
    }
    let isKept = [307, 308].contains(status.code) || [.get, .head].contains(exchange.request.method)
    let isRewritten = !isKept && (status.code == 303 || exchange.request.method == .post)
    let isOtherOrigin = !url.hasOrigin(of: exchange.url)
    if isOtherOrigin {
      // A redirect that doesn't change the method repeats the body, which must not be sent to another origin.
      if exchange.body != nil || exchange.streamedBody != nil, !isRewritten {
        throw forbidden("it would send the body to another origin", exchange, status)
      }
      exchange.request.headerFields = exchange.request.headerFields.filtered { exchange.takesAlong($0) }
      exchange.credentialFields = []
    }
    if isRewritten {
      exchange.request.method = .get
      exchange.body = nil
      exchange.streamedBody = nil
      exchange.request.headerFields = exchange.request.headerFields.filtered {
        !$0.canonicalName.hasPrefix("content-")
      }
    }
    exchange.url = url
    return isOtherOrigin
  }

  private func checkAddress(of exchange: Exchange) throws(ClientError) {
    let url: HTTPURL
    do { url = try HTTPURL(of: exchange.request.unmasked) } catch {
      throw exchange.error(.invalidRequest(error.description))
    }
    guard !isAllowed(url) else { return }
    throw exchange.error(
      .invalidRequest(
        "http is not confidential; use https, or add \"\(url.host)\" to ClientOptions.hostsWithoutTLS"))
  }

  private func isAllowed(_ url: HTTPURL) -> Bool {
    url.isConfidential || options.hostsWithoutTLS.contains(url.host)
  }
}
