#if Client
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

  /// The capacity above which the rest is reserved in one step.
  private static let shortCount = 1 << 20
  /// The largest capacity reserved in one step, because a limit may be `.max`, and servers may announce any
  /// length.
  private static let longestStep = 1 << 30

  /// Reserves capacity for the announced length.
  ///
  /// - Parameters:
  ///   - announced: The announced length of the body, if there is one.
  ///   - limit: The largest number of bytes that will be appended.
  init(announced: Int?, limit: Int) {
    self.limit = limit
    if let announced { bytes.reserveCapacity(min(max(0, announced), limit, Self.longestStep)) }
  }

  /// Adds a chunk.
  mutating func append(_ chunk: [UInt8]) {
    let needed = bytes.count + chunk.count
    if needed > bytes.capacity {
      // Many bodies arrive in one chunk, which needs no copy.
      guard !bytes.isEmpty else { return bytes = chunk }
      let isShort = 2 * needed <= Self.shortCount
      bytes.reserveCapacity(max(min(2 * needed, limit), isShort ? 0 : min(limit, Self.longestStep)))
    }
    bytes += chunk
  }
}
#endif
