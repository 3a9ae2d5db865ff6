#if AsyncHTTPClient
internal import NIOCore

/// The unread part of a body that has arrived.
struct Backlog {
  private let limit: Int
  /// The first chunk is separate, because many bodies consist of one, which then needs no buffer of chunks.
  private var first: ByteBuffer?
  private var others: CircularBuffer<ByteBuffer>?
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
    byteCount += chunk.readableBytes
    if first == nil {
      first = chunk
    } else {
      if others == nil { others = CircularBuffer() }
      others?.append(chunk)
    }
  }

  /// Removes and returns the first chunk; `nil` if there is none.
  mutating func removeFirst() -> ByteBuffer? {
    guard let chunk = first else { return nil }
    first = others?.popFirst()
    byteCount -= chunk.readableBytes
    return chunk
  }

  /// Removes all chunks.
  mutating func removeAll() {
    (first, others, byteCount) = (nil, nil, 0)
  }
}
#endif
