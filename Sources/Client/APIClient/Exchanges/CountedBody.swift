#if Client
internal import JSONCore

/// A body that counts the bytes read from it, and that can expire.
final class CountedBody: BodySource {
  private let body: ReplyBody
  private let state = Locked((count: 0, isRead: false, isExpired: false))

  init(_ body: ReplyBody) { self.body = body }

  /// The number of bytes read.
  var count: Int { state.withLock { $0.count } }

  /// Whether its time passed before its end.
  var isExpired: Bool { state.withLock { $0.isExpired } }

  /// Ends the transfer, because its time has passed.
  func expire() {
    state.withLock { $0.isExpired = true }
    body.cancel()
  }

  func next() async throws(TransportError) -> [UInt8]? {
    let chunk: [UInt8]?
    switch body.content {
    case .bytes(let bytes): chunk = state.withLock { $0.isRead } || bytes.isEmpty ? nil : bytes
    case .source(let source): chunk = try await source.next()
    }
    state.withLock { state in
      state.count += chunk?.count ?? 0
      state.isRead = true
    }
    return chunk
  }

  func cancel() { body.cancel() }

  var announcedCount: Int? {
    switch body.content {
    case .bytes(let bytes): bytes.count
    case .source(let source): source.announcedCount
    }
  }
}
#endif
