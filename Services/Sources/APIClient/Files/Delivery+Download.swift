internal import HTTPTypes
internal import JSONStreaming

extension Delivery {
  /// Passes an exchange to the transport, and requests the rest of what is stored. If the service can't
  /// continue it, the body is requested from its first byte.
  func transmit(_ exchange: Exchange, resuming download: Download) async throws(ClientError) -> Reply {
    let stored: (count: Int, validator: String)?
    do { stored = try await download.stored() } catch { throw exchange.error(error.kind) }
    guard let (count, validator) = stored, exchange.request.method == .get,
      exchange.acceptance?.status.accepts(.partialContent) != false
    else { return try await transmit(exchange) }
    var request = exchange
    request.request.headerFields[.range] = "bytes=\(count)-"
    request.request.headerFields[.ifRange] = validator
    let reply = try await transmit(request)
    if reply.response.hasNothing(after: count, validator), count <= download.limit ?? .max {
      reply.body.cancel()
      return try await completed(reply, download, count, exchange)
    }
    guard [206, 416].contains(reply.response.status.code), reply.response.part(after: count, validator) == nil
    else { return reply }
    reply.body.cancel()
    return try await transmit(exchange)
  }

  /// Gives stored bytes that are already the whole body their final name, and returns a response with the
  /// status 206. The process may end after the last byte is stored and before the file is renamed.
  private func completed(
    _ reply: Reply, _ download: Download, _ count: Int, _ exchange: Exchange
  ) async throws(ClientError) -> Reply {
    do {
      try await download.withFile { (file) async throws(Download.Failure) in
        try await download.finish(file, count)
      }
    } catch { throw exchange.error(error.kind) }
    download.report.record(count, of: count)
    // The other header fields describe the body of the error.
    let fields = reply.response.headerFields.filtered {
      ![.contentType, .contentLength, .contentRange].contains($0)
    }
    var whole = reply
    whole.response = HTTPResponse(status: .partialContent, headerFields: fields)
    whole.body = ReplyBody([])
    return whole
  }
}
