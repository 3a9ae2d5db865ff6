/// Parses values of a stream one at a time, reusing the same memory.
package struct ValueParser: ~Copyable {
  private var storage = TapeStorage(capacity: 1024)
  private var nodeCount = 0
  private var traits: DecodeSettings = []

  package init() {}

  deinit { storage.deallocate() }

  /// Parses the value that begins at an offset, ignoring the text after it.
  ///
  /// - Returns: The offset after the value; `nil` if there is none, or if more text may belong to it.
  package mutating func parse(from place: Int, in buffer: borrowing StreamBuffer, options: JSONParseOptions)
    -> Int?
  {
    let count = buffer.end - place
    let source = SourceBytes(
      base: buffer.pointer(at: place), count: count, extent: count, capacity: count, origins: [])
    var parser = Parser(source, options: options, reusing: storage)
    var end = buffer.end
    do {
      try parser.parse()
    } catch {
      // Text after the value is not a failure here.
      if case .end = error.expectation { end = place + error.offset } else { end = place }
    }
    storage = parser.storage
    nodeCount = parser.nodeCount
    traits = parser.traits
    while end > place, isWhiteSpace(buffer.pointer(at: end - 1).pointee) { end -= 1 }
    guard end > place, ValueParser.isWhole(place..<end, in: buffer) else { return nil }
    return end
  }

  /// Whether more text can't belong to a value: a number or literal must be followed by another byte.
  private static func isWhole(_ value: Range<Int>, in buffer: borrowing StreamBuffer) -> Bool {
    switch buffer.pointer(at: value.lowerBound).pointee {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): true
    default:
      value.upperBound < buffer.end
        && StreamScanner.endsScalar(buffer.pointer(at: value.upperBound).pointee)
    }
  }

  /// Creates a document of the value that was parsed last.
  package func document(of value: Range<Int>, in buffer: borrowing StreamBuffer, options: JSONParseOptions)
    -> Document
  {
    var copy = TapeStorage(capacity: nodeCount)
    copy.copy(storage.base, count: nodeCount)
    return Document(
      source: SourceBytes(copying: buffer.bytes(value)), storage: copy, nodeCount: nodeCount,
      options: options,
      hasPositions: true, traits: traits)
  }
}
