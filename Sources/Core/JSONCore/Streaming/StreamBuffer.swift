#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The part of a long text that is still needed: what has not been read yet, and before it what may have to be
/// read again.
///
/// Places are offsets in the whole text. As the text of a document, the part is followed by zero bytes, so that
/// scans may read past its end.
package struct StreamBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// Where the first byte stands in the whole text.
  private var origin = SourceLocation(offset: 0, length: 0, line: 1, column: 1)

  /// The place whose line was asked for last: that of a later one is counted from there.
  private var counted = SourceLocation(offset: 0, length: 0, line: 1, column: 1)

  /// How many bytes were moved within the memory, for tests of the work it takes.
  package private(set) var movedCount = 0
  /// How many bytes were looked at to find lines and places, for tests of the work it takes.
  package private(set) var scannedCount = 0

  package init(capacity: Int = 1 << 17) {
    self.capacity = capacity
    memory = StreamBuffer.allocate(capacity)
  }

  deinit { BufferMemory.deallocate(memory, byteCount: capacity + SourceBytes.padding) }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let byteCount = capacity + SourceBytes.padding
    let memory = BufferMemory.allocate(byteCount: byteCount).bindMemory(to: UInt8.self, capacity: byteCount)
    memory.initialize(repeating: 0, count: SourceBytes.padding)
    return memory
  }

  /// The offset of the first byte that is there.
  package var start: Int { origin.offset }

  /// The offset behind the last byte that is there.
  package var end: Int { origin.offset + count }

  /// The place of a byte in memory.
  ///
  /// - Precondition: It lies between start and end.
  func pointer(at offset: Int) -> UnsafeMutablePointer<UInt8> { memory + (offset - origin.offset) }

  /// The place that a pointer into the buffer leads to.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int { origin.offset + (pointer - UnsafePointer(memory)) }

  /// The bytes between two places.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer(at: range.lowerBound), count: range.count)
  }

  /// Appends text, and lets go of what stands before `kept` where that makes the room for it.
  ///
  /// - Parameter mark: A place whose line and column are found before it goes.
  /// - Complexity: O(*n*) in the length of the text, on average over many calls, however much is kept.
  package mutating func append(
    _ text: some Collection<UInt8>, keepingFrom kept: Int, mark: inout StreamMark
  ) {
    let isContiguous: Void? = text.withContiguousStorageIfAvailable { text in
      append(UnsafeRawBufferPointer(text), keepingFrom: kept, mark: &mark)
    }
    if isContiguous == nil { append(Array(text), keepingFrom: kept, mark: &mark) }
  }

  private mutating func append(
    _ text: UnsafeRawBufferPointer, keepingFrom kept: Int, mark: inout StreamMark
  ) {
    guard let base = text.baseAddress else { return }
    if capacity - count < text.count {
      if mark.location == nil, mark.offset < kept { mark.location = location(of: mark.offset) }
      makeRoom(for: text.count, keepingFrom: kept)
    }
    UnsafeMutableRawPointer(memory + count).copyMemory(from: base, byteCount: text.count)
    count += text.count
    (memory + count).update(repeating: 0, count: SourceBytes.padding)
  }

  /// Takes a byte order mark from the beginning of the whole text; the places behind it are counted without it.
  ///
  /// - Returns: Whether it is known that none is left.
  package mutating func skipByteOrderMark(isWhole: Bool) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard start == 0, bytes(0..<min(count, mark.count)).elementsEqual(mark.prefix(count)) else { return true }
    guard count >= mark.count else { return isWhole }
    count -= mark.count
    // With the padding.
    memory.update(from: memory + mark.count, count: count + SourceBytes.padding)
    return true
  }

  private mutating func makeRoom(for added: Int, keepingFrom kept: Int) {
    // The last byte stays: whether a line ends at a carriage return, only the next byte tells.
    let kept = max(min(kept, end - 1), start)
    let rest = end - kept
    let next = location(of: kept)
    let source = pointer(at: kept)
    // What is kept is moved only where more than that goes: so each byte is moved once on average.
    if rest + added <= capacity, rest <= kept - start {
      memory.update(from: source, count: rest)
    } else {
      let larger = max(capacity * 2, rest + added)
      let moved = StreamBuffer.allocate(larger)
      moved.update(from: source, count: rest)
      BufferMemory.deallocate(memory, byteCount: capacity + SourceBytes.padding)
      memory = moved
      capacity = larger
    }
    movedCount += rest
    origin = next
    counted = next
    count = rest
  }

  /// Line and column of a place that is still there.
  ///
  /// - Complexity: O(*n*) in the distance to the place before, if that was asked for last, else in the length of the
  ///   buffer: so places that are asked for in their order cost one pass over the text.
  package mutating func location(of offset: Int, length: Int = 0) -> SourceLocation {
    let base = offset < counted.offset ? origin : counted
    let text = UnsafeBufferPointer(start: UnsafePointer(pointer(at: base.offset)), count: end - base.offset)
    var cursor = LineCursor()
    cursor.advance(to: offset - base.offset, in: text)
    scannedCount += cursor.scannedCount
    let place = SourceLocation(
      offset: cursor.offset, length: length, line: cursor.line, column: cursor.column
    ).behind(base)
    // Behind a carriage return, a line feed would be counted as another end of a line.
    if offset > start, self[offset - 1] != 0x0D { counted = place }
    return place
  }
}

/// A place that an error may speak of after the text has gone there.
package struct StreamMark {
  package var offset: Int
  /// Its line and column, once the text has gone.
  package internal(set) var location: SourceLocation?

  package init(offset: Int) { self.offset = offset }
}

extension StreamBuffer {
  /// The byte at a place.
  ///
  /// - Precondition: It lies between start and end.
  package subscript(offset: Int) -> UInt8 { pointer(at: offset).pointee }

  /// A copy of the bytes between two places.
  package func copy(of range: Range<Int>) -> [UInt8] { Array(bytes(range)) }

  /// The first line feed that stands not before a place.
  package mutating func lineFeed(from offset: Int) -> Int? {
    let found = memchr(pointer(at: offset), 0x0A, end - offset)
    let place = found.map { self.offset(of: UnsafePointer($0.assumingMemoryBound(to: UInt8.self))) }
    // By its contract it reads the bytes one after the other, and none behind the first that it looks for.
    scannedCount += (place.map { $0 + 1 } ?? end) - offset
    return place
  }

  /// Whether nothing but white space stands between two places. No byte behind them is looked at.
  package mutating func isBlank(_ range: Range<Int>) -> Bool {
    for byte in bytes(range) {
      scannedCount += 1
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return false }
    }
    return true
  }

  /// Parses the text between two places into a document of its own.
  ///
  /// - Throws: What ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  package func document(of range: Range<Int>, options: JSONParseOptions) throws(JSONError) -> Document {
    try Document(copying: bytes(range), options: options)
  }
}

extension SourceLocation {
  /// The place in a text whose part before it ends at another place.
  func behind(_ origin: SourceLocation) -> SourceLocation {
    SourceLocation(
      offset: origin.offset + offset, length: length, line: origin.line + line - 1,
      column: line == 1 ? origin.column + column - 1 : column)
  }
}
