internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

extension Download {
  /// Stores the body of a response.
  func store(
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
    }
    report.record(count, of: total)
    let source = reply.body.source
    while true {
      let next: [UInt8]?
      do { next = try await source.next() } catch { throw Failure(error) }
      guard let chunk = next else { break }
      if chunk.isEmpty { continue }
      // The stored bytes may be a part of another URL's body, so they are discarded only when the first byte
      // arrives.
      if count == 0 { try await begin(file, reply.response.rangeValidator) }
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
    if count == 0 { try await begin(file) }
    try await finish(file, count)
  }
}
