/// Collects the bytes of a body, using little more memory than the complete body needs.
///
/// A growing array needs both the old and the new storage while its elements are moved. The bytes of a body
/// of unknown length are therefore moved only while the body is short. After that, the largest capacity that
/// the body may need is reserved in one step. The reserved capacity costs only address space: the system
/// allocates no memory for pages that are never written.
///
/// ```text
/// announced        ├──────────── the length ────────────┤             nothing moves
/// not announced    ├16K┤├32K┤ … ├1M┤├──── the limit, up to 1 GiB ────┤   2 MiB move at most
/// ```
struct CollectedBytes {
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// The capacity for the announced length.
  private let announcedCapacity: Int

  /// The capacity above which the rest is reserved in one step.
  private static let shortCount = 1 << 20
  /// The largest capacity reserved in one step, because a limit may be `.max`, and servers may announce any
  /// length.
  private static let longestStep = 1 << 30

  /// Creates an empty collection. The first chunk reserves capacity for the announced length.
  ///
  /// - Parameters:
  ///   - announced: The announced length of the body, if there is one.
  ///   - limit: The largest number of bytes that will be appended.
  init(announced: Int?, limit: Int) {
    self.limit = limit
    announcedCapacity = min(max(0, announced ?? 0), limit, Self.longestStep)
  }

  /// Adds a chunk.
  mutating func append(_ chunk: [UInt8]) {
    if bytes.isEmpty {
      // Many bodies arrive in one chunk, which needs no copy.
      guard chunk.count < announcedCapacity else { return bytes = chunk }
      bytes.reserveCapacity(announcedCapacity)
    }
    let needed = bytes.count + chunk.count
    if needed > bytes.capacity {
      let isShort = 2 * needed <= Self.shortCount
      bytes.reserveCapacity(max(min(2 * needed, limit), isShort ? 0 : min(limit, Self.longestStep)))
    }
    bytes += chunk
  }
}
