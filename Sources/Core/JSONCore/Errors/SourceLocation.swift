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
  /// - Complexity: O(*n*) in the offset.
  init(offset: Int, length: Int, in text: UnsafeBufferPointer<UInt8>) {
    let line = LineStart(before: offset, in: text)
    let column = SourceLocation.scalars(in: UnsafeBufferPointer(rebasing: text[line.offset..<offset])) + 1
    self.init(offset: offset, length: length, line: line.number, column: column)
  }

  /// The number of Unicode scalars: of all bytes that do not continue one.
  static func scalars(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var continuations = 0
    for byte in text {
      continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
    }
    return text.count - continuations
  }
}

/// The line that a place is on.
struct LineStart {
  /// The number of the line, counted from 1.
  var number: Int
  /// The offset of the line's first byte.
  var offset: Int

  init(before place: Int, in text: UnsafeBufferPointer<UInt8>) {
    // A pass without branches first: most documents that are large have a single line.
    var breaks = 0
    for index in 0..<place {
      let byte = text[index]
      breaks &+= byte == 0x0A || byte == 0x0D ? 1 : 0
    }
    number = 1
    offset = 0
    guard breaks > 0 else { return }
    for index in 0..<place {
      let byte = text[index]
      guard byte == 0x0A || byte == 0x0D else { continue }
      // The second byte of \r\n moves the start of the line but does not count again.
      if byte == 0x0D || index == 0 || text[index - 1] != 0x0D { number += 1 }
      offset = index + 1
    }
    // Between the two bytes of \r\n the line has not ended yet.
    if offset == place, text[place - 1] == 0x0D, place < text.count, text[place] == 0x0A {
      self = LineStart(before: place - 1, in: text)
    }
  }
}
