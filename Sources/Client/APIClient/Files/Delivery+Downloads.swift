#if Client
internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

extension Delivery {
  /// Passes an exchange to the transport. A download asks for the rest of what is stored; if the service can't
  /// continue it, the body is requested from its first byte.
  func transmitResuming(_ exchange: Exchange) async throws(ClientError) -> Reply {
    guard let download = exchange.download,
      let (count, validator) = try await exchange.stored({ () async throws(FileError) in
        try await download.begun()
      })
    else { return try await transmit(exchange) }
    var request = exchange
    if let ifRange = HTTPField.Name("If-Range") { request.request.headerFields[ifRange] = validator }
    request.request.headerFields[.range] = "bytes=\(count)-"
    let reply = try await transmit(request)
    guard [206, 416].contains(reply.response.status.code),
      !reply.response.continues(from: count, validator)
    else { return reply }
    reply.body.cancel()
    try await exchange.stored { () async throws(FileError) in try await download.discard() }
    return try await transmit(exchange)
  }

  /// Stores the body of an accepted response, and returns the response with an empty body. A failure is one of
  /// this attempt, so that a retry continues after the stored bytes.
  func stored(
    _ reply: Reply, _ exchange: Exchange, _ download: Download
  ) async throws(ClientError) -> Reply {
    guard exchange.acceptance?.acceptsBody(of: reply.response) != false else { return reply }
    do {
      try await store(reply, exchange, download)
    } catch {
      reply.body.cancel()
      throw error
    }
    var whole = reply
    whole.body = ReplyBody([])
    return whole
  }

  private func store(
    _ reply: Reply, _ exchange: Exchange, _ download: Download
  ) async throws(ClientError) {
    let response = reply.response
    let range = response.status.code == 206 ? ContentRange(response.headerFields[.contentRange]) : nil
    var count = range?.first ?? 0
    let file: OpenFile
    if response.status.code == 206 {
      let begun = try await exchange.stored { () async throws(FileError) in try await download.begun() }
      guard let begun, response.continues(from: begun.count, begun.validator) else {
        throw exchange.failure(
          .transport(TransportError(.malformed, reason: "a part of the body that wasn't requested")), reply)
      }
      file = try await exchange.stored { () async throws(FileError) in try await download.resume() }
    } else {
      let validator = response.rangeValidator
      file = try await exchange.stored { () async throws(FileError) in try await download.begin(validator) }
    }
    let total = range == nil ? response.announcedLength : range?.total ?? (range.map { $0.last + 1 })
    download.report?.record(count, of: total)
    let source = reply.body.source
    while true {
      let chunk: [UInt8]?
      do { chunk = try await source.next() } catch { throw exchange.failure(error.clientKind, reply) }
      guard let chunk else { break }
      count += chunk.count
      if let limit = download.limit, count > limit {
        try await exchange.stored { () async throws(FileError) in try await download.discard() }
        throw exchange.failure(.bodyTooLarge(limit: limit), reply)
      }
      try await exchange.stored { () async throws(FileError) in try await file.writeAll(chunk) }
      download.received.add(chunk.count)
      download.report?.record(count, of: total)
    }
    // A body that was cut when the task was cancelled may look complete.
    if Task.isCancelled { throw exchange.failure(.cancelled, reply) }
    if let total, count != total {
      if count > total {
        try await exchange.stored { () async throws(FileError) in try await download.discard() }
      }
      let reason = "\(count) of \(total) bytes"
      throw exchange.failure(.transport(TransportError(.truncated, reason: reason)), reply)
    }
    try await exchange.stored { () async throws(FileError) in try await download.finish(file) }
  }
}

extension Exchange {
  /// Calls a function that waits for the disk, and converts its error.
  fileprivate func stored<Value: Sendable>(
    _ body: () async throws(FileError) -> Value
  ) async throws(ClientError) -> Value {
    do { return try await body() } catch { throw self.error(.file(error)) }
  }
}

extension HTTPResponse {
  /// Whether the body continues what was stored: a part that begins after the stored bytes, of the response
  /// with the same entity tag.
  fileprivate func continues(from count: Int, _ validator: String) -> Bool {
    guard status.code == 206, ContentRange(headerFields[.contentRange])?.first == count, !isCoded else {
      return false
    }
    guard validator.hasPrefix("\""), let tag = headerFields[.eTag] else { return true }
    return tag == validator
  }

  /// Whether the bytes of the body aren't those of the resource, because they are compressed.
  private var isCoded: Bool {
    headerFields[.contentEncoding].map { !$0.isEmpty && $0.lowercased() != "identity" } ?? false
  }

  /// The value of `If-Range` for the rest of the body: the strong entity tag, or else the date of the last
  /// change, if that was long enough before the response; `nil` if the body can't be continued.
  ///
  /// Source: RFC 9110, sections 8.8.2.2 and 13.1.5.
  fileprivate var rangeValidator: String? {
    guard !isCoded else { return nil }
    if let tag = headerFields[.eTag] { return tag.hasPrefix("\"") ? tag : nil }
    guard let change = headerFields[.lastModified], let date = headerFields[.date],
      let changed = HTTPDate(change), let sent = HTTPDate(date), sent.seconds - changed.seconds >= 60
    else { return nil }
    return change
  }

  /// The number of bytes of the body; `nil` if it isn't known.
  fileprivate var announcedLength: Int? { isCoded ? nil : headerFields[.contentLength].flatMap { Int($0) } }
}
#endif
