internal import HTTPTypes
internal import JSONCore

extension Pipeline {
  /// Creates the exchange of an endpoint in an environment. If that fails, monitors receive an event, and the
  /// progress of the body ends.
  ///
  /// - Throws: `invalidRequest` for an address, a path or a form that can't be used, `encoding` for a body
  ///   that can't be encoded.
  func exchange<Response, Access>(
    for endpoint: Endpoint<Response, Access>, in environment: APIEnvironment, isStreamed: Bool = false
  ) throws(ClientError) -> Exchange {
    do { return try made(for: endpoint, in: environment, isStreamed: isStreamed) } catch {
      recordUnsent(endpoint, in: environment, error)
      endpoint.body?.progress?.end()
      throw error
    }
  }

  private func made<Response, Access>(
    for endpoint: Endpoint<Response, Access>, in environment: APIEnvironment, isStreamed: Bool
  ) throws(ClientError) -> Exchange {
    func error(_ kind: ClientError.Kind) -> ClientError {
      ClientError(kind, method: endpoint.method, url: "\(environment.name):/\(endpoint.path)")
    }
    guard case .success(let base) = environment.address else {
      throw error(.invalidRequest("the address of the environment \(environment)"))
    }
    if let problem = endpoint.path.problem ?? endpoint.body?.problem { throw error(.invalidRequest(problem)) }
    var exchange = head(of: endpoint, at: base)
    if let error = endpoint.query.problem { throw exchange.failure(.encoding(error), attempts: 0) }
    if let body = endpoint.body {
      do {
        switch try body.content() {
        case .bytes(let bytes): exchange.body = bytes
        case .streamed(let body): exchange.streamedBody = body
        }
      } catch {
        throw exchange.failure(.encoding(error), attempts: 0)
      }
      exchange.request.headerFields[.contentType] = body.contentType
    }
    if case .key(let key) = endpoint.idempotency, let name = HTTPField.Name("Idempotency-Key") {
      exchange.request.headerFields[name] = key
    }
    exchange.idempotency = endpoint.idempotency
    exchange.idleTimeout = options.idleTimeout
    exchange.isStreamed = isStreamed
    exchange[Acceptance.self] = Acceptance(
      status: endpoint.acceptedStatus, contentTypes: endpoint.acceptedContentTypes,
      // A stream has no decoded response that could be `nil`.
      absentStatuses: isStreamed ? [] : endpoint.absence?.statuses ?? [],
      bodyLimit: endpoint.bodyLimit ?? options.bodyLimit, errorBodyLimit: options.errorBodyLimit)
    return exchange
  }

  /// The method, URL and header fields of an endpoint.
  private func head<Response, Access>(of endpoint: Endpoint<Response, Access>, at base: HTTPURL) -> Exchange {
    let address = endpoint.path.address
    let origin = address ?? base
    var url = HTTPURL(
      scheme: origin.scheme, host: origin.host, port: origin.port,
      path: target(origin, address == nil ? endpoint.path.text : "", endpoint.query.encoded))
    url.shownPath = address?.shownPath
    var exchange = Exchange(endpoint.method, url, headerFields: options.headerFields)
    if !origin.hasOrigin(of: base) {
      exchange.isOfOtherOrigin = true
      exchange.request.headerFields = exchange.request.headerFields.filtered { exchange.takesAlong($0) }
    }
    if !endpoint.path.secrets.isEmpty {
      let shown = target(base, endpoint.path.shown, endpoint.query.shown)
      exchange.request.shownPath = ShownPath(
        sent: url.path, shown: ShownTarget.text(of: shown), secrets: endpoint.path.secrets)
    }
    exchange.template = PathTemplate(base: address == nil ? base.path : "", path: endpoint.path.template)
    exchange.replace(endpoint.headerFields)
    if !monitors.isEmpty { exchange[AttachedMonitors.self] = AttachedMonitors(monitors: monitors) }
    return exchange
  }

  /// Records a request that can't be sent: its start and its failure.
  private func recordUnsent<Response, Access>(
    _ endpoint: Endpoint<Response, Access>, in environment: APIEnvironment, _ error: ClientError
  ) {
    // If the environment has no valid address, its name is shown.
    let none = HTTPURL(scheme: environment.name, host: "", port: nil, path: "")
    let exchange = head(of: endpoint, at: (try? environment.address.get()) ?? none)
    monitors.record(.started, exchange)
    monitors.record(.failed(error, RequestMetrics(attempts: error.attempts)), exchange)
  }

  /// The path and query of the base URL and of the path, and then the query of the endpoint. An empty path
  /// leaves the address unchanged: a slash at its end would name another resource.
  private func target(_ base: HTTPURL, _ path: String, _ query: String) -> String {
    guard base.path.utf8.contains(UInt8(ascii: "?")) else { return target(base.path, path, query) }
    let (basePath, baseQuery) = parts(of: base.path)
    let (path, pathQuery) = parts(of: path)
    return target(
      basePath, path, [baseQuery, pathQuery, query].filter { !$0.isEmpty }.joined(separator: "&"))
  }

  private func target(_ base: String, _ path: String, _ query: String) -> String {
    var target = base
    if !path.isEmpty, !path.hasPrefix("?") {
      while target.hasSuffix("/") { target.removeLast() }
      if !path.hasPrefix("/") { target += "/" }
    }
    target += path
    guard !query.isEmpty else { return target }
    if !path.contains("?") { target += "?" } else if !path.hasSuffix("?") { target += "&" }
    return target + query
  }

  /// The parts before and after the first question mark.
  private func parts(of target: String) -> (path: String, query: String) {
    guard let mark = target.firstIndex(of: "?") else { return (target, "") }
    return (String(target[..<mark]), String(target[target.index(after: mark)...]))
  }
}
