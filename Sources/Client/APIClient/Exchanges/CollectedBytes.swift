#if Client
/// The bytes of a body as they are collected, in little more memory than they take at the end.
///
/// An array that grows has what it holds twice while it moves. So a body of unknown length moves while it is short;
/// then it gets the room that it may need at most, in one step. That room is only addresses: the system takes no memory
/// for pages that nothing was written to.
///
/// ```text
/// announced        ├──────────── the length ────────────┤             nothing moves
/// not announced    ├16K┤├32K┤ … ├1M┤├──── the limit, up to 1 GiB ────┤   2 MiB move at most
/// ```
struct CollectedBytes {
  private(set) var bytes: [UInt8] = []
  private let limit: Int

  /// The room beyond which all of it is taken at once.
  private static let shortCount = 1 << 20
  /// The most room that is taken in one step: a limit may be `.max`, and a server may announce what it likes.
  private static let longestStep = 1 << 30

  /// Makes room for what the head announced.
  ///
  /// - Parameters:
  ///   - announced: The length of the body, if the head has one.
  ///   - limit: The most bytes that will be added.
  init(announced: Int?, limit: Int) {
    self.limit = limit
    if let announced { bytes.reserveCapacity(min(max(0, announced), limit, Self.longestStep)) }
  }

  /// Adds a chunk.
  mutating func append(_ chunk: [UInt8]) {
    let needed = bytes.count + chunk.count
    if needed > bytes.capacity {
      // Many bodies come in one chunk.
      guard !bytes.isEmpty else { return bytes = chunk }
      let isShort = 2 * needed <= Self.shortCount
      bytes.reserveCapacity(max(min(2 * needed, limit), isShort ? 0 : min(limit, Self.longestStep)))
    }
    bytes += chunk
  }
}
#endif
