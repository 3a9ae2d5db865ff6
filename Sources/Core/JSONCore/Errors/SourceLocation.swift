/// A place in the text of a document.
public struct SourceLocation: Sendable, Hashable {
  /// The distance from the first byte of the text, in bytes.
  public var offset: Int
  /// The length of the place in bytes; 0 at the end of the text.
  public var length: Int
  /// The line, counted from 1; a line ends at `\n`, `\r\n` or `\r`.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a location.
  public init(offset: Int, length: Int, line: Int, column: Int) {
    self.offset = offset
    self.length = length
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// Finds line and column of a place by counting from the start of the text.
  ///
  /// - Complexity: O(*n*) in the offset, at the speed of memory.
  init(offset: Int, length: Int, in text: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var column = 1
    var start = 0
    // In blocks that stay in the cache, since each is read twice.
    while start < offset {
      let end = min(start + 8192, offset)
      let breaks = lineBreaks(in: text, start..<end)
      if breaks > 0 {
        line += breaks
        start = end
        while !isLineBreak(at: start - 1, in: text) { start -= 1 }
        column = 1
      }
      column += scalars(in: text, start..<end)
      start = end
    }
    self.init(offset: offset, length: length, line: line, column: column)
  }
}

/// Whether a line ends with this byte: a line feed, or a carriage return that no line feed follows.
private func isLineBreak(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
  text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
}

/// The number of lines that end within a range.
private func lineBreaks(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
  guard let base = text.baseAddress, let last = range.last else { return 0 }
  let breaks = count(range.lowerBound..<last) { index in
    let byte = base[index]
    return (byte == 0x0A) != ((byte == 0x0D) && (base[index + 1] != 0x0A))
  }
  return breaks + (isLineBreak(at: last, in: text) ? 1 : 0)
}

/// The number of Unicode scalars in a range: of all bytes that do not continue one.
private func scalars(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
  guard let base = text.baseAddress else { return 0 }
  return count(range) { base[$0] & 0xC0 != 0x80 }
}

/// The number of indices that pass the test.
@inline(__always)
private func count(_ range: Range<Int>, where isCounted: (Int) -> Bool) -> Int {
  var total = 0
  var start = range.lowerBound
  while start < range.upperBound {
    let end = min(start + 240, range.upperBound)
    // A count of one byte lets the compiler test and add sixteen bytes at a time.
    var count: UInt8 = 0
    for index in start..<end { count &+= isCounted(index) ? 1 : 0 }
    total += Int(count)
    start = end
  }
  return total
}
