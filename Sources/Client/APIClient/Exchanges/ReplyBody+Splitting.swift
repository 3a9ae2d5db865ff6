#if Client
internal import JSONCore

extension ReplyBody {
  /// Reads the whole body if it is no longer than a limit. Otherwise `rest` is the whole body again, of which
  /// the beginning has been read.
  ///
  /// - Throws: What the transport meets.
  func split(at limit: Int) async throws(TransportError) -> (bytes: [UInt8], rest: ReplyBody?) {
    switch content {
    case .bytes(let bytes): return bytes.count <= limit ? (bytes, nil) : ([], self)
    case .source(let source):
      var collected: [UInt8] = []
      while let chunk = try await source.next() {
        collected += chunk
        if collected.count > limit { return ([], ReplyBody(BegunBody(collected, source))) }
      }
      return (collected, nil)
    }
  }
}

/// A body whose beginning has been read.
private final class BegunBody: BodySource {
  private let beginning: Locked<[UInt8]?>
  private let source: any BodySource

  init(_ beginning: [UInt8], _ source: any BodySource) {
    self.beginning = Locked(beginning)
    self.source = source
  }

  func next() async throws(TransportError) -> [UInt8]? {
    let chunk = beginning.withLock { beginning in
      defer { beginning = nil }
      return beginning
    }
    if let chunk { return chunk }
    return try await source.next()
  }

  func cancel() { source.cancel() }
}
#endif
