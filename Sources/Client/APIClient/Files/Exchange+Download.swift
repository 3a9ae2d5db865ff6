#if Client
internal import HTTPTypes
internal import JSONCore
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
  /// status 206. A download may end between its last byte and its new name.
  private func completed(
    _ reply: Reply, _ download: Download, _ count: Int, _ exchange: Exchange
  ) async throws(ClientError) -> Reply {
    do {
      try await download.withFile { (file) async throws(Download.Failure) in try await download.finish(file) }
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

extension Exchange {
  /// Stores the body of an accepted response, and returns the response with an empty body. A failure is one
  /// of this attempt, so that a retry continues after the stored bytes.
  func stored(_ reply: Reply, _ download: Download) async throws(ClientError) -> Reply {
    guard !download.isComplete, acceptance?.acceptsBody(of: reply.response) != false else { return reply }
    do {
      let part = try await download.stored()
      try await download.withFile { (file) async throws(Download.Failure) in
        try await download.store(reply, after: part, in: file)
      }
    } catch {
      reply.body.cancel()
      throw failure(error.kind, reply)
    }
    var whole = reply
    whole.body = ReplyBody([])
    return whole
  }
}

extension Download {
  /// Stores the body of a response.
  fileprivate func store(
    _ reply: Reply, after stored: (count: Int, validator: String)?, in file: OpenFile
  ) async throws(Failure) {
    var count = 0
    var end = reply.response.announcedLength
    var total = end
    if reply.response.status == .partialContent {
      guard let stored, let part = reply.response.part(after: stored.count, stored.validator) else {
        throw Failure(TransportError(.malformed, reason: "a part of the body that wasn't requested"))
      }
      (count, end, total) = (part.first, part.last + 1, part.total)
    } else {
      try await begin(file, reply.response.rangeValidator)
    }
    report.record(count, of: total)
    let source = reply.body.source
    while true {
      let next: [UInt8]?
      do { next = try await source.next() } catch { throw Failure(error) }
      guard let chunk = next else { break }
      count += chunk.count
      if let limit, count > limit {
        try await begin(file)
        throw Failure(.bodyTooLarge(limit: limit))
      }
      do { try await file.writeAll(chunk) } catch { throw Failure(error) }
      received.withLock { $0 += chunk.count }
      report.record(count, of: total)
    }
    // A body that was cut when the task was cancelled may look complete.
    if Task.isCancelled { throw Failure(TransportError(.cancelled)) }
    if let end, let total, count != end || end != total {
      if count > end { try await begin(file) }
      throw Failure(TransportError(.truncated, reason: "\(count) of \(total) bytes"))
    }
    try await finish(file)
  }
}
#endif
