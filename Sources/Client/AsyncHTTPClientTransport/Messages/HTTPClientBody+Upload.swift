#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import NIOCore

extension HTTPClient.Body {
  /// A body that is copied and written in parts of at most 64 KiB, each after the connection has taken the
  /// one before.
  static func upload(_ bytes: [UInt8]) -> HTTPClient.Body {
    guard bytes.count > Upload.partSize else { return .byteBuffer(ByteBuffer(bytes: bytes)) }
    return .stream(contentLength: Int64(bytes.count)) { writer in
      Upload(bytes: bytes, writer: writer).write(from: 0)
    }
  }
}

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

/// A long body that is being sent.
private struct Upload: Sendable {
  static let partSize = 64 << 10

  let bytes: [UInt8]
  let writer: HTTPClient.Body.StreamWriter

  /// Writes the bytes from a position to the end.
  func write(from start: Int) -> EventLoopFuture<Void> {
    let end = min(start + Upload.partSize, bytes.count)
    let written = writer.write(.byteBuffer(ByteBuffer(bytes: bytes[start..<end])))
    guard end < bytes.count else { return written }
    return written.flatMapWithEventLoop { _, loop in
      // A part that is taken at once would otherwise write the next one within this call, up to the last one.
      loop.flatSubmit { write(from: end) }
    }
  }
}
#endif
