#if Client
internal import HTTPTypes
internal import JSONCore

extension Pipeline {
  /// Sends an endpoint and decodes the answer, within the time allowed.
  func response<Response, Access>(
    to endpoint: Endpoint<Response, Access>
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    let exchange = try exchange(for: endpoint)
    let start = options.clock.now
    var metrics = RequestMetrics()
    metrics.bytesSent = exchange.body?.count ?? 0
    record(.started, exchange)
    do {
      let (response, reply, count) = try await withDeadline(endpoint.timeout ?? options.timeout, exchange) {
        () async throws(ClientError) in try await self.answer(to: endpoint, exchange)
      }
      metrics.duration = options.clock.now - start
      metrics.attempts = reply.attempts
      metrics.bytesReceived = count
      metrics.source = reply.source
      record(.succeeded(metrics), exchange)
      return (response, reply.response, metrics)
    } catch {
      metrics.duration = options.clock.now - start
      metrics.attempts = error.attempts
      record(.failed(error, metrics), exchange)
      throw error
    }
  }

  private func answer<Response, Access>(
    to endpoint: Endpoint<Response, Access>, _ exchange: Exchange
  ) async throws(ClientError) -> (Response, Reply, Int) {
    let reply = try await send(exchange)
    try await check(reply, for: endpoint, exchange)
    let body = try await bytes(of: reply, limit: endpoint.bodyLimit ?? options.bodyLimit, exchange)
    do {
      return (try endpoint.decode(body), reply, body.count)
    } catch {
      throw failure(.decoding(error), exchange, reply)
    }
  }

  /// Reads the whole body.
  func bytes(of reply: Reply, limit: Int, _ exchange: Exchange) async throws(ClientError) -> [UInt8] {
    let (bytes, isWhole) = try await prefix(of: reply, limit: limit, exchange)
    guard isWhole else { throw failure(.bodyTooLarge(limit: limit), exchange, reply) }
    return bytes
  }

  /// Checks status and type of content.
  ///
  /// - Throws: `status`, with the beginning of the body.
  func check<Response, Access>(
    _ reply: Reply, for endpoint: Endpoint<Response, Access>, _ exchange: Exchange
  ) async throws(ClientError) {
    let isAccepted =
      endpoint.acceptedStatus.accepts(reply.response.status)
      && isAccepted(reply.response.headerFields[.contentType], by: endpoint.acceptedContentTypes)
    guard !isAccepted else { return }
    let (body, isWhole) = try await prefix(of: reply, limit: options.errorBodyLimit, exchange)
    let error = StatusError(response: reply.response, body: body, isTruncated: !isWhole)
    throw failure(.status(error), exchange, reply)
  }

  private func isAccepted(_ contentType: String?, by accepted: [String]) -> Bool {
    guard let contentType, !accepted.isEmpty else { return true }
    if accepted.contains(contentType) { return true }
    let end = contentType.firstIndex { $0 == ";" || $0 == " " } ?? contentType.endIndex
    let type = contentType[..<end].lowercased()
    return accepted.contains(type) || (type.hasSuffix("+json") && accepted.contains("application/json"))
  }

  private func prefix(
    of reply: Reply, limit: Int, _ exchange: Exchange
  ) async throws(ClientError) -> (bytes: [UInt8], isWhole: Bool) {
    do {
      return try await reply.body.prefix(limit)
    } catch {
      let kind: ClientError.Kind =
        Task.isCancelled || error.kind == .cancelled ? .cancelled : .transport(error)
      throw failure(kind, exchange, reply)
    }
  }

  func failure(_ kind: ClientError.Kind, _ exchange: Exchange, _ reply: Reply) -> ClientError {
    var error = exchange.error(kind, status: reply.response.status)
    error.attempts = reply.attempts
    return error
  }
}
#endif
