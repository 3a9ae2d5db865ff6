internal import CScan

/// An offset in a text with its line and column.
struct LineCursor {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1
  /// The number of bytes passed to the scans below, each of which reads exactly the bytes passed to it.
  private(set) var scannedCount = 0

  /// Advances to an offset.
  ///
  /// - Precondition: The text is followed by padding, as that of a document is.
  /// - Complexity: O(*n*) in the distance, at about the speed of memory.
  mutating func advance(to target: Int, in text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    // In blocks that fit into the CPU cache, because each is read twice.
    while offset < target {
      let end = min(offset + 8192, target)
      let breaks = cscan_line_breaks(base + offset, end - offset)
      var start = offset
      if breaks > 0 {
        line += breaks
        column = 1
        start = end
        while cscan_line_breaks(base + start - 1, 1) == 0 { start -= 1 }
        scannedCount += end - start + 1
      }
      column += cscan_scalars(base + start, end - start)
      // Counted once a block, so that the scans themselves don't become slower.
      scannedCount += (end - offset) + (end - start)
      offset = end
    }
  }
}

extension SourceLocation {
  /// Computes line and column of a location by counting from the start of the text.
  ///
  /// - Precondition: The text is followed by padding, as that of a document is.
  /// - Complexity: O(*n*) in the offset, at about the speed of memory.
  init(offset: Int, length: Int, in text: UnsafeBufferPointer<UInt8>) {
    var cursor = LineCursor()
    cursor.advance(to: offset, in: text)
    self.init(offset: offset, length: length, line: cursor.line, column: cursor.column)
  }

  /// Computes line and column of a location that a backend reports as an offset.
  ///
  /// An offset outside of the text is moved to its nearest end.
  ///
  /// - Complexity: O(*n*) in the offset.
  public init(offset: Int, length: Int = 0, in text: RawSpan) {
    self = text.withUnsafeBytes { bytes in
      let offset = min(max(offset, 0), bytes.count)
      return bytes.withMemoryRebound(to: UInt8.self) { text in
        SourceLocation(offset: offset, length: min(max(length, 0), text.count - offset), in: text)
      }
    }
  }

  /// The location in a text that begins at another location.
  func behind(_ origin: SourceLocation) -> SourceLocation {
    SourceLocation(
      offset: origin.offset + offset, length: length, line: origin.line + line - 1,
      column: line == 1 ? origin.column + column - 1 : column)
  }
}
