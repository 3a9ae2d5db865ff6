internal import JSONCore

/// A body that counts the bytes read from it, and that can expire.
final class CountedBody: BodySource {
  private let body: any BodySource
  private let state = Locked((count: 0, isExpired: false))

  init(_ body: ReplyBody) { self.body = body.source }

  /// The number of bytes read.
  var count: Int { state.withLock { $0.count } }

  /// Whether the time allowed for the body passed before its end.
  var isExpired: Bool { state.withLock { $0.isExpired } }

  /// Ends the transfer, because its time has passed.
  func expire() {
    state.withLock { $0.isExpired = true }
    body.cancel()
  }

  func next() async throws(TransportError) -> [UInt8]? {
    let chunk = try await body.next()
    if let chunk { state.withLock { $0.count += chunk.count } }
    return chunk
  }

  func cancel() { body.cancel() }
}
