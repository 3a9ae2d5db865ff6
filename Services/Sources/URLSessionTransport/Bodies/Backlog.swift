internal import APIClient

/// The unread part of a body that has arrived: its beginning in memory, the rest in a file.
struct Backlog {
  private let limit: Int?
  private let fileLimit: Int
  private let overflow: URLSessionTransportOptions.Overflow
  private var chunks: [[UInt8]] = []
  private var position = 0
  private var file: SpillFile?
  /// The number of bytes in memory.
  private(set) var byteCount = 0

  /// Creates an empty backlog.
  init(_ options: URLSessionTransportOptions, isStreamed: Bool) {
    overflow = options.overflow
    fileLimit = options.fileLimit
    // A collected body needs no limit here, since the code that collects it has one.
    limit = overflow == .failure && !isStreamed ? nil : options.backlogLimit
  }

  /// Whether the bytes in memory exceed the limit.
  var isFull: Bool { limit.map { byteCount > $0 } ?? false }

  /// Whether at least half of the limit is free.
  var isHalfEmpty: Bool { limit.map { byteCount <= $0 / 2 } ?? true }

  /// Adds a chunk.
  ///
  /// - Parameter isPaused: Whether the transfer pauses when the backlog is full, so that all bytes stay in
  ///   memory.
  /// - Throws: `consumerTooSlow`, or an error if a file can't be written.
  mutating func append(_ chunk: [UInt8], isPaused: Bool) throws(TransportError) {
    let hasSpilled = file.map { $0.byteCount > 0 } ?? false
    let fits = limit.map { chunk.count <= $0 - byteCount } ?? true
    if isPaused || (!hasSpilled && fits) {
      chunks.append(chunk)
      byteCount += chunk.count
      return
    }
    guard case .temporaryFile(let directory) = overflow else { throw TransportError(.consumerTooSlow) }
    var spilled: SpillFile
    if let file { spilled = file } else { spilled = try SpillFile(in: directory) }
    guard chunk.count <= fileLimit - spilled.byteCount else { throw TransportError(.consumerTooSlow) }
    try spilled.append(chunk)
    file = spilled
  }

  /// Removes and returns the first chunk; `nil` if there is none.
  mutating func removeFirst() throws(TransportError) -> [UInt8]? {
    if position < chunks.count {
      let chunk = chunks[position]
      chunks[position] = []
      position += 1
      byteCount -= chunk.count
      if position == chunks.count {
        chunks.removeAll(keepingCapacity: true)
        position = 0
      }
      return chunk
    }
    guard var file, file.byteCount > 0 else { return nil }
    defer { self.file = file }
    return try file.removeFirst()
  }

  /// Removes all chunks.
  mutating func removeAll() {
    chunks = []
    position = 0
    byteCount = 0
    file = nil
  }
}
