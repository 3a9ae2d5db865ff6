public import HTTPTypes
internal import JSONCore
internal import JSONStreaming

extension Client {
  /// Sends an endpoint and stores the body of the response in a file.
  ///
  ///     try await client.download(.bytes("films/1.mp4"), to: "film.mp4")
  ///
  /// The body is written to a temporary file beside the target, such as `film.mp4.3w5e11264sgsf.partial`.
  /// When it is complete and the disk has stored it, it gets its final name and atomically replaces a file of
  /// this name. Anything else of this name, such as a folder, a link or a pipe, is an error, before the request
  /// is sent. After a failure, the temporary file is removed; it remains only if the process ends.
  ///
  /// The body isn't decoded, and ``Endpoint/bodyLimit`` doesn't apply. The timeout of the endpoint covers the
  /// whole download; without one, only ``ClientOptions/idleTimeout`` applies.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send.
  ///   - path: The path of the file.
  ///   - limit: The largest number of bytes in the file; `nil` for no limit.
  ///   - progress: Receives the number of bytes stored.
  /// - Returns: The status and header fields of the response.
  /// - Throws: ``ClientError``: `file` if the file can't be written, for example because the disk is full;
  ///   `bodyTooLarge` beyond the limit; otherwise as `send(_:)` does, except `decoding`.
  @concurrent @discardableResult
  public func download<Whole>(
    _ endpoint: Endpoint<Whole, Granted>, to path: String, limit: Int? = nil, progress: ByteProgress? = nil
  ) async throws(ClientError) -> HTTPResponse {
    // The progress ends with this call, also if nothing is sent.
    let report = ByteProgress.Report(progress)
    defer { report.end() }
    var exchange = try pipeline.exchange(for: endpoint, in: environment, isStreamed: true)
    // The announced length of a compressed body isn't that of the file. A cache would store the response
    // without the body that the file has received.
    exchange.replace([.acceptEncoding: "identity", .cacheControl: "no-store"])
    if endpoint.headerFields[.accept] == nil, endpoint.acceptedContentTypes.isEmpty {
      exchange.replace([.accept: "*/*"])
    }
    return try await pipeline.download(exchange, to: path, limit, report, timeout: endpoint.timeout)
  }
}

extension Pipeline {
  /// Sends an exchange whose body is stored in a file.
  fileprivate func download(
    _ exchange: Exchange, to path: String, _ limit: Int?, _ report: ByteProgress.Report,
    timeout: Duration?
  ) async throws(ClientError) -> HTTPResponse {
    let start = options.clock.now
    monitors.record(.started, exchange)
    var exchange = exchange
    do throws(ClientError) {
      let download: Download
      do { download = try await Download(path, limit: limit, report) } catch {
        throw exchange.failure(.file(error), attempts: 0)
      }
      exchange[Download.self] = download
      let result = await Result { [exchange] () async throws(ClientError) in
        try await self.withDeadline(timeout, exchange) { () async throws(ClientError) in
          try await exchange.judge(self.send(exchange), isFinal: true)
        }
      }
      await download.close()
      let reply = try result.get()
      recordEnd(of: exchange, since: start, reply, received: download.receivedCount)
      return reply.response
    } catch {
      recordEnd(of: exchange, since: start, nil, error, received: exchange[Download.self]?.receivedCount ?? 0)
      throw error
    }
  }
}
