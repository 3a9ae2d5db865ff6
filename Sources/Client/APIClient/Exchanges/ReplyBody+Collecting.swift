#if Client
internal import JSONCore

/// The beginning of a body, as far as it was collected.
private struct CollectedBody {
  /// The bytes; no more than the limit.
  var bytes: [UInt8]
  /// The chunk that would have been too much, with those that follow it; `nil` for a whole body.
  var rest: (chunk: [UInt8], source: (any BodySource)?)?
}

extension ReplyBody {
  /// Reads the beginning of the body, at most so many bytes; none where the limit is negative. What follows is not
  /// read, and the transfer ends.
  ///
  /// - Throws: What the transport meets: a ``TransportError`` such as `connectionLost`, `truncated` or
  ///   `cancelled`.
  public func prefix(_ limit: Int) async throws(TransportError) -> (bytes: [UInt8], isWhole: Bool) {
    var collected = try await collect(limit)
    guard let rest = collected.rest else { return (collected.bytes, true) }
    rest.source?.cancel()
    collected.bytes += rest.chunk.prefix(Swift.max(0, limit) - collected.bytes.count)
    return (collected.bytes, false)
  }

  /// Reads the whole body if it is no longer than a limit. Otherwise `rest` is the whole body again, of which the
  /// beginning has been read.
  ///
  /// - Throws: What the transport meets.
  func split(at limit: Int) async throws(TransportError) -> (bytes: [UInt8], rest: ReplyBody?) {
    if let bytes, bytes.count > limit { return ([], self) }
    let collected = try await collect(limit)
    guard let rest = collected.rest else { return (collected.bytes, nil) }
    return ([], ReplyBody(BegunBody([collected.bytes, rest.chunk], rest.source)))
  }

  private func collect(_ limit: Int) async throws(TransportError) -> CollectedBody {
    // Less than nothing is nothing.
    let limit = Swift.max(0, limit)
    switch content {
    case .bytes(let bytes):
      return bytes.count <= limit ? CollectedBody(bytes: bytes) : CollectedBody(bytes: [], rest: (bytes, nil))
    case .source(let source):
      var collected = CollectedBytes(announced: source.announcedCount, limit: limit)
      while let chunk = try await source.next() {
        guard chunk.count <= limit - collected.bytes.count else {
          return CollectedBody(bytes: collected.bytes, rest: (chunk, source))
        }
        collected.append(chunk)
      }
      return CollectedBody(bytes: collected.bytes)
    }
  }
}

/// A body whose beginning has been read.
private final class BegunBody: BodySource {
  private let beginning: Locked<[[UInt8]]>
  private let source: (any BodySource)?

  init(_ beginning: [[UInt8]], _ source: (any BodySource)?) {
    self.beginning = Locked(beginning.reversed())
    self.source = source
  }

  func next() async throws(TransportError) -> [UInt8]? {
    if let chunk = beginning.withLock({ $0.popLast() }) { return chunk }
    return try await source?.next()
  }

  func cancel() { source?.cancel() }
}
#endif
