#if Client
internal import HTTPTypes

extension Delivery {
  /// Sends an exchange and follows redirects. Credentials go to no other origin, and nothing goes from HTTPS to
  /// HTTP.
  ///
  /// Source: RFC 9110, section 15.4.
  func sendFollowingRedirects(_ exchange: Exchange) async throws(ClientError) -> Reply {
    var exchange = exchange
    var count = 0
    var hasLeftOrigin = false
    while true {
      try checkAddress(of: exchange)
      var reply = try await transmit(exchange)
      guard options.redirectLimit > 0, let location = location(of: reply) else {
        reply.isOfOtherOrigin = hasLeftOrigin
        // What is there already takes no further step.
        return reply.body.bytes == nil ? try await collected(reply, exchange) : reply
      }
      reply.body.cancel()
      count += 1
      guard count <= options.redirectLimit else {
        throw exchange.error(
          .transport(TransportError(.tooManyRedirects(limit: options.redirectLimit))),
          status: reply.response.status)
      }
      if try follow(location, status: reply.response.status, of: &exchange) { hasLeftOrigin = true }
      record(.redirected(to: exchange.shownURL), exchange)
    }
  }

  private func location(of reply: Reply) -> String? {
    switch reply.response.status.code {
    case 301, 302, 303, 307, 308: reply.response.headerFields[.location]
    default: nil
    }
  }

  /// Turns an exchange to another place; returns whether that is of another origin.
  private func follow(
    _ location: String, status: HTTPResponse.Status, of exchange: inout Exchange
  ) throws(ClientError) -> Bool {
    func forbidden(_ reason: String) -> ClientError {
      exchange.error(.transport(TransportError(.forbiddenRedirect, reason: reason)), status: status)
    }
    let url: HTTPURL
    do { url = try exchange.url.resolving(location) } catch { throw forbidden(error.description) }
    if exchange.url.scheme == "https", url.scheme == "http" { throw forbidden("it leads from https to http") }
    let isKept = [307, 308].contains(status.code) || [.get, .head].contains(exchange.request.method)
    let isRewritten = !isKept && (status.code == 303 || exchange.request.method == .post)
    let isOtherOrigin = !url.hasOrigin(of: exchange.url)
    if isOtherOrigin {
      // Where the method stays, the body goes along; to another origin it doesn't.
      if exchange.body != nil, !isRewritten { throw forbidden("it would send the body to another origin") }
      let secret = exchange.request.headerFields.map(\.name).filter { exchange.isBoundToOrigin($0) }
      for name in secret { exchange.request.headerFields[name] = nil }
      exchange.credentialFields = []
    }
    if isRewritten {
      exchange.request.method = .get
      exchange.body = nil
      exchange.request.headerFields[.contentType] = nil
      exchange.request.headerFields[.contentLength] = nil
    }
    exchange.url = url
    return isOtherOrigin
  }

  private func checkAddress(of exchange: Exchange) throws(ClientError) {
    let url: HTTPURL
    do { url = try HTTPURL(of: exchange.request) } catch {
      throw exchange.error(.invalidRequest(error.description))
    }
    guard !url.isConfidential, !options.hostsWithoutTLS.contains(url.host) else { return }
    throw exchange.error(
      .invalidRequest(
        "http is not confidential; use https, or add \"\(url.host)\" to ClientOptions.hostsWithoutTLS"))
  }
}

extension Exchange {
  /// Whether a header field goes to no other origin.
  fileprivate func isBoundToOrigin(_ name: HTTPField.Name) -> Bool {
    isSecret(name) || name == .authorization || name == .cookie || name == .proxyAuthorization
  }
}
#endif
