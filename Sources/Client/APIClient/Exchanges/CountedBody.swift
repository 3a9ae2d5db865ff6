#if Client
internal import JSONCore

/// A body that counts what is read of it, and whose time may be over.
final class CountedBody: BodySource {
  private let body: ReplyBody
  private let state = Locked((count: 0, isRead: false, isExpired: false))

  init(_ body: ReplyBody) { self.body = body }

  /// The bytes that were read.
  var count: Int { state.withLock { $0.count } }

  /// Whether its time was over before its end.
  var isExpired: Bool { state.withLock { $0.isExpired } }

  /// Ends the transfer, for its time is over.
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
