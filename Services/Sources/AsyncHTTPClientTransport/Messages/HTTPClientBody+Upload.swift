#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import JSONCore
internal import NIOCore

extension HTTPClient.Body {
  /// A body whose chunks are read one by one, each after the connection has taken the one before, until the
  /// transfer ends.
  static func upload(_ source: any BodySource, _ transfer: Transfer) -> HTTPClient.Body {
    .stream(contentLength: source.announcedCount.map(Int64.init)) { writer in
      // Writing nothing returns a future on the event loop of the request.
      writer.write(.byteBuffer(ByteBuffer())).flatMapWithEventLoop { _, loop in
        let last = loop.makePromise(of: [UInt8].self)
        transfer.setUpload(
          last.completeWithTask {
            var unsent = source.announcedCount
            var last: [UInt8] = []
            while let chunk = try await transfer.nextChunk(of: source) {
              unsent = unsent.map { $0 - chunk.count }
              // The chunk that completes a body of known length is written below. Every other one is written
              // at once, since the next may take long.
              if unsent == 0 {
                last += chunk
              } else {
                try await transfer.wait(for: writer.write(.byteBuffer(ByteBuffer(bytes: chunk))))
              }
            }
            // The chunks of a cancelled task may end early, and must not look complete.
            try Task.checkCancellation()
            return last
          })
        // On the event loop, so that the body ends with its last byte: a server may respond to that byte and
        // close the connection, which would fail an unfinished request.
        return last.futureResult.flatMap { writer.write(.byteBuffer(ByteBuffer(bytes: $0))) }
      }
    }
  }
}

/// A long body in memory, which is copied and written in parts. The end of the transfer releases it.
final class LongBody: BodySource {
  private static let partSize = 64 << 10

  private let rest: Locked<ArraySlice<UInt8>>
  let announcedCount: Int?

  /// Creates the source of a body; `nil` for one that is sent in one part.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > LongBody.partSize else { return nil }
    rest = Locked(bytes[...])
    announcedCount = bytes.count
  }

  func next() async throws(TransportError) -> [UInt8]? {
    rest.withLock { rest in
      defer { rest = rest.dropFirst(LongBody.partSize) }
      return rest.isEmpty ? nil : Array(rest.prefix(LongBody.partSize))
    }
  }

  func cancel() { rest.withLock { $0 = [] } }
}
#endif
