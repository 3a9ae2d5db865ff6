#if AsyncHTTPClient
internal import NIOCore

/// The unread part of a body that has arrived.
struct Backlog {
  private let limit: Int
  private var chunks = CircularBuffer<ByteBuffer>()
  /// The number of bytes.
  private(set) var byteCount = 0

  /// Creates an empty backlog.
  init(limit: Int) { self.limit = limit }

  /// Whether the bytes exceed the limit.
  var isFull: Bool { byteCount > limit }

  /// Whether at least half of the limit is free.
  var isHalfEmpty: Bool { byteCount <= limit / 2 }

  /// Adds a chunk.
  mutating func append(_ chunk: ByteBuffer) {
    chunks.append(chunk)
    byteCount += chunk.readableBytes
  }

  /// Removes and returns the first chunk; `nil` if there is none.
  mutating func removeFirst() -> ByteBuffer? {
    let chunk = chunks.popFirst()
    byteCount -= chunk?.readableBytes ?? 0
    return chunk
  }

  /// Removes all chunks.
  mutating func removeAll() {
    chunks.removeAll()
    byteCount = 0
  }
}
#endif
