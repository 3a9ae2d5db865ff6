internal import CScan

/// A place in a text with its line and column.
struct LineCursor {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// Moves forward.
  ///
  /// - Precondition: The text is followed by padding, as that of a document is.
  /// - Complexity: O(*n*) in the distance, at about the speed of memory.
  mutating func advance(to target: Int, in text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    // In blocks that stay in the cache, since each is read twice.
    while offset < target {
      let end = min(offset + 8192, target)
      let breaks = cscan_line_breaks(base + offset, end - offset)
      var start = offset
      if breaks > 0 {
        line += breaks
        column = 1
        start = end
        while cscan_line_breaks(base + start - 1, 1) == 0 { start -= 1 }
      }
      column += cscan_scalars(base + start, end - start)
      offset = end
    }
  }
}
