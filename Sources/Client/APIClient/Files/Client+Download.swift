#if Client
public import HTTPTypes
internal import JSONCore

extension Client {
  /// Sends an endpoint and stores the body of the response in a file.
  ///
  ///     try await client.download(.bytes("films/1.mp4"), to: "film.mp4")
  ///
  /// The body is written to a file beside the target, with the suffix `.partial`. When it is complete and the
  /// disk has stored it, it gets its final name and atomically replaces a file of this name. After a failure,
  /// the partial file remains, and the next download of the same URL continues it: it sends `Range`, with
  /// the entity tag or the date of the last change as `If-Range`, which a file with the suffix
  /// `.partial-validator` contains. So do the retries of a ``RetryInterceptor``. If the content has changed, or
  /// the service sends no part, the download begins anew. Download to a path only once at a time.
  ///
  /// The body isn't decoded, and ``Endpoint/bodyLimit`` doesn't apply. The timeout of the endpoint covers the
  /// whole download; without one, only ``ClientOptions/idleTimeout`` applies.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send.
  ///   - path: The path of the file.
  ///   - limit: The largest number of bytes in the file; `nil` for no limit.
  ///   - progress: Receives the number of bytes stored.
  /// - Returns: The status and header fields of the response; the status is 206 if the download was continued.
  /// - Throws: ``ClientError``: `file` if the file can't be written, for example because the disk is full, and
  ///   `bodyTooLarge` beyond the limit.
  @discardableResult
  public func download<Whole>(
    _ endpoint: Endpoint<Whole, Granted>, to path: String, limit: Int? = nil, progress: ByteProgress? = nil
  ) async throws(ClientError) -> HTTPResponse {
    var exchange = try pipeline.exchange(for: endpoint, in: environment, isStreamed: true)
    // The position of a range counts the bytes of the compressed body.
    // A cache would store the body that the file has received, which is empty.
    exchange.replace([.acceptEncoding: "identity", .cacheControl: "no-store"])
    if endpoint.headerFields[.accept] == nil, endpoint.acceptedContentTypes.isEmpty {
      exchange.replace([.accept: "*/*"])
    }
    exchange.download = Download(
      path: path, resource: Download.identifier(of: exchange.url.unmasked), limit: limit,
      report: progress.map(ByteProgress.Report.init))
    return try await pipeline.store(exchange, timeout: endpoint.timeout)
  }
}

extension Pipeline {
  /// Sends an exchange whose body is stored in a file.
  fileprivate func store(
    _ exchange: Exchange, timeout: Duration?
  ) async throws(ClientError) -> HTTPResponse {
    let start = options.clock.now
    monitors.record(.started, exchange)
    func metrics(_ attempts: Int, _ status: HTTPResponse.Status?) -> RequestMetrics {
      RequestMetrics(
        duration: options.clock.now - start, attempts: attempts, bytesSent: exchange.body?.count ?? 0,
        bytesReceived: exchange.download?.received.count ?? 0, status: status)
    }
    do {
      let reply = try await withDeadline(timeout, exchange) { () async throws(ClientError) in
        let reply = try await self.send(exchange)
        try await self.check(reply, exchange)
        return reply
      }
      monitors.record(.succeeded(metrics(reply.attempts, reply.response.status)), exchange)
      return reply.response
    } catch {
      monitors.record(.failed(error, metrics(error.attempts, error.status)), exchange)
      throw error
    }
  }
}
#endif
