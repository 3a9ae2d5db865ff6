#if Client
internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

extension Delivery {
  /// Passes an exchange to the transport, and requests the rest of what is stored. If the service can't continue
  /// it, the body is requested from its first byte.
  func transmit(_ exchange: Exchange, resuming download: Download) async throws(ClientError) -> Reply {
    let stored: (count: Int, validator: String)?
    do { stored = try await download.stored() } catch { throw exchange.error(.file(error)) }
    guard let (count, validator) = stored, exchange.request.method == .get,
      exchange.acceptance?.status.accepts(.partialContent) != false
    else { return try await transmit(exchange) }
    var request = exchange
    request.request.headerFields[.range] = "bytes=\(count)-"
    request.request.headerFields[.ifRange] = validator
    let reply = try await transmit(request)
    guard [206, 416].contains(reply.response.status.code), reply.response.part(after: count, validator) == nil
    else { return reply }
    reply.body.cancel()
    return try await transmit(exchange)
  }
}

extension Exchange {
  /// Stores the body of an accepted response, and returns the response with an empty body. A failure is one of
  /// this attempt, so that a retry continues after the stored bytes.
  func stored(_ reply: Reply, _ download: Download) async throws(ClientError) -> Reply {
    guard acceptance?.acceptsBody(of: reply.response) != false else { return reply }
    do {
      let part = try await download.stored()
      try await download.withFile { try await download.store(reply, after: part, in: $0) }
    } catch {
      reply.body.cancel()
      let kind: ClientError.Kind =
        switch error {
        case let error as FileError: .file(error)
        case let error as TransportError: error.clientKind
        default: .bodyTooLarge(limit: download.limit ?? 0)
        }
      throw failure(kind, reply)
    }
    var whole = reply
    whole.body = ReplyBody([])
    return whole
  }
}

extension Download {
  /// Stores the body of a response.
  ///
  /// - Throws: ``FileError``, ``TransportError`` or ``LimitExceeded``.
  fileprivate func store(
    _ reply: Reply, after stored: (count: Int, validator: String)?, in file: OpenFile
  ) async throws {
    var count = 0
    var end = reply.response.announcedLength
    var total = end
    if reply.response.status == .partialContent {
      guard let stored, let part = reply.response.part(after: stored.count, stored.validator) else {
        throw TransportError(.malformed, reason: "a part of the body that wasn't requested")
      }
      (count, end, total) = (part.first, part.last + 1, part.total)
    } else {
      try await begin(file, reply.response.rangeValidator)
    }
    report.record(count, of: total)
    let source = reply.body.source
    while let chunk = try await source.next() {
      count += chunk.count
      if count > limit ?? .max {
        try await begin(file)
        throw LimitExceeded()
      }
      try await file.writeAll(chunk)
      received.withLock { $0 += chunk.count }
      report.record(count, of: total)
    }
    // A body that was cut when the task was cancelled may look complete.
    if Task.isCancelled { throw TransportError(.cancelled) }
    if let end, let total, count != end || end != total {
      if count > end { try await begin(file) }
      throw TransportError(.truncated, reason: "\(count) of \(total) bytes")
    }
    try await finish(file)
  }
}
#endif
