internal import JSONCore

/// The collected beginning of a body.
private struct CollectedBody {
  /// The bytes, up to the limit.
  var bytes: [UInt8]
  /// The chunk that exceeds the limit, and the source of the chunks after it; `nil` if the body is complete.
  var rest: (chunk: [UInt8], source: (any BodySource)?)?
}

extension ReplyBody {
  /// Reads the beginning of the body, up to a number of bytes, and ends the transfer. A negative limit counts
  /// as zero.
  ///
  /// - Throws: The error of the transport: a ``TransportError`` such as `connectionLost`, `truncated` or
  ///   `cancelled`.
  public func prefix(_ limit: Int) async throws(TransportError) -> (bytes: [UInt8], isWhole: Bool) {
    var collected = try await collect(limit)
    guard let rest = collected.rest else { return (collected.bytes, true) }
    rest.source?.cancel()
    collected.bytes += rest.chunk.prefix(Swift.max(0, limit) - collected.bytes.count)
    return (collected.bytes, false)
  }

  /// Reads the whole body if it doesn't exceed a limit. Otherwise `rest` is the whole body, including the
  /// part already read.
  ///
  /// - Throws: The error of the transport.
  func split(at limit: Int) async throws(TransportError) -> (bytes: [UInt8], rest: ReplyBody?) {
    if let bytes, bytes.count > limit { return ([], self) }
    let collected = try await collect(limit)
    guard let rest = collected.rest else { return (collected.bytes, nil) }
    return ([], ReplyBody(BegunBody([collected.bytes, rest.chunk], rest.source)))
  }

  private func collect(_ limit: Int) async throws(TransportError) -> CollectedBody {
    // A negative limit counts as zero.
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

/// Chunks that are already available, and the source of those after them.
final class BegunBody: BodySource {
  private let beginning: Locked<[[UInt8]]>
  private let source: (any BodySource)?

  init(_ beginning: [[UInt8]], _ source: (any BodySource)? = nil) {
    self.beginning = Locked(beginning.reversed())
    self.source = source
  }

  func next() async throws(TransportError) -> [UInt8]? {
    if let chunk = beginning.withLock({ $0.popLast() }) { return chunk }
    return try await source?.next()
  }

  func cancel() {
    beginning.withLock { $0 = [] }
    source?.cancel()
  }
}
