#if Client
internal import HTTPTypes
internal import JSONCore

extension Pipeline {
  /// The exchange that an endpoint makes.
  ///
  /// - Throws: `invalidRequest` for an address or a path that can't be used, `encoding` for a body that JSON
  ///   can't express.
  func exchange<Response, Access>(
    for endpoint: Endpoint<Response, Access>, isStreamed: Bool = false
  ) throws(ClientError) -> Exchange {
    func error(_ kind: ClientError.Kind) -> ClientError {
      ClientError(kind, method: endpoint.method, url: "\(environment.name):/\(endpoint.path)")
    }
    guard case .success(let base) = environment.address else {
      throw error(.invalidRequest("the address of the environment \(environment)"))
    }
    if let problem = endpoint.path.problem { throw error(.invalidRequest(problem)) }
    let url = HTTPURL(
      scheme: base.scheme, host: base.host, port: base.port,
      path: target(base, endpoint.path.text, endpoint.query.encoded))
    var exchange = Exchange(endpoint.method, url, headerFields: options.headerFields)
    if !endpoint.path.secrets.isEmpty {
      let shown = target(base, endpoint.path.shown, endpoint.query.shown)
      exchange.shownPath = ShownPath(
        sent: url.path, shown: ShownTarget.text(of: shown), secrets: endpoint.path.secrets)
    }
    exchange.replace(endpoint.headerFields)
    if let body = endpoint.body {
      do { exchange.body = try body.write() } catch { throw exchange.error(.encoding(error)) }
      exchange.request.headerFields[.contentType] = body.contentType
    }
    if case .key(let key) = endpoint.idempotency, let name = HTTPField.Name("Idempotency-Key") {
      exchange.request.headerFields[name] = key
    }
    exchange.idempotency = endpoint.idempotency
    exchange.idleTimeout = options.idleTimeout
    exchange.isStreamed = isStreamed
    exchange.sample = endpoint.sample
    return exchange
  }

  private func target(_ base: HTTPURL, _ path: String, _ query: String) -> String {
    var target = base.path
    while target.hasSuffix("/") { target.removeLast() }
    if !path.hasPrefix("/") { target += "/" }
    target += path
    if !query.isEmpty { target += (path.contains("?") ? "&" : "?") + query }
    return target
  }
}
#endif
