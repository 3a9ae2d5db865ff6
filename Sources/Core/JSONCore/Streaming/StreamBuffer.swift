internal import CScan  // for `memchr` of the C library

/// The part of a long text that is still needed: the text that has not been read, and before it the text that
/// may have to be read again.
///
/// Offsets count from the start of the whole text. Like a document's text, the part is followed by zero
/// bytes, so that scans may read past its end.
package struct StreamBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// The location of the first byte in the whole text.
  private var origin = SourceLocation(offset: 0, length: 0, line: 1, column: 1)

  /// The last computed location, from which that of a later offset is counted.
  private var counted = SourceLocation(offset: 0, length: 0, line: 1, column: 1)

  /// The number of bytes moved within the memory, for tests of the work done.
  package private(set) var movedCount = 0
  /// The number of bytes examined to find lines and locations, for tests of the work done.
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

  /// The offset of the first byte in the buffer.
  package var start: Int { origin.offset }

  /// The offset after the last byte in the buffer.
  package var end: Int { origin.offset + count }

  /// The address of a byte in memory.
  ///
  /// - Precondition: The offset lies between start and end.
  func pointer(at offset: Int) -> UnsafeMutablePointer<UInt8> { memory + (offset - origin.offset) }

  /// The offset of a pointer into the buffer.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int { origin.offset + (pointer - UnsafePointer(memory)) }

  /// The bytes of a range of offsets.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer(at: range.lowerBound), count: range.count)
  }

  /// Appends text, and removes the text before `kept` if that makes room for it.
  ///
  /// - Parameter mark: A position whose line and column are computed before its text is removed.
  /// - Complexity: O(*n*) in the length of the text, amortized over many calls, for any amount of retained
  ///   text.
  package mutating func append(
    _ text: some Collection<UInt8>, keepingFrom kept: Int, mark: inout StreamMark
  ) {
    let isContiguous: Void? = text.withContiguousStorageIfAvailable { text in
      append(UnsafeRawBufferPointer(text), keepingFrom: kept, mark: &mark)
    }
    if isContiguous == nil { append(Array(text), keepingFrom: kept, mark: &mark) }
  }

  /// Appends text, like the method for collections.
  package mutating func append(
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

  /// Removes a byte order mark from the beginning of the whole text; the offsets after it are counted without
  /// it.
  ///
  /// - Returns: Whether it is certain that none is left.
  package mutating func skipByteOrderMark(isWhole: Bool) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard start == 0, bytes(0..<min(count, mark.count)).elementsEqual(mark.prefix(count)) else { return true }
    guard count >= mark.count else { return isWhole }
    count -= mark.count
    // Includes the padding.
    memory.update(from: memory + mark.count, count: count + SourceBytes.padding)
    return true
  }

  private mutating func makeRoom(for added: Int, keepingFrom kept: Int) {
    // The last byte remains: whether a line ends at a carriage return depends on the next byte.
    let kept = max(min(kept, end - 1), start)
    let rest = end - kept
    let next = location(of: kept)
    let source = pointer(at: kept)
    // The retained text is moved only if more text than that is removed, so each byte is moved once on
    // average.
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

  /// The line and column of an offset that is still in the buffer.
  ///
  /// - Complexity: O(*n*) in the distance from the last computed location if that precedes the offset,
  ///   otherwise in the length of the buffer. Computing locations in order takes one pass over the text.
  package mutating func location(of offset: Int, length: Int = 0) -> SourceLocation {
    let base = offset < counted.offset ? origin : counted
    let text = UnsafeBufferPointer(start: UnsafePointer(pointer(at: base.offset)), count: end - base.offset)
    var cursor = LineCursor()
    cursor.advance(to: offset - base.offset, in: text)
    scannedCount += cursor.scannedCount
    let place = SourceLocation(
      offset: cursor.offset, length: length, line: cursor.line, column: cursor.column
    ).behind(base)
    // After a carriage return, a line feed would be counted as another line ending.
    if offset > start, self[offset - 1] != 0x0D { counted = place }
    return place
  }

  /// The byte at an offset.
  ///
  /// - Precondition: The offset lies between start and end.
  package subscript(offset: Int) -> UInt8 { pointer(at: offset).pointee }

  /// A copy of the bytes of a range of offsets.
  package func copy(of range: Range<Int>) -> [UInt8] { Array(bytes(range)) }

  /// The first line feed at or after an offset.
  package mutating func lineFeed(from offset: Int) -> Int? {
    let found = memchr(pointer(at: offset), 0x0A, end - offset)
    let place = found.map { self.offset(of: UnsafePointer($0.assumingMemoryBound(to: UInt8.self))) }
    // By its contract, `memchr` reads the bytes in order, and none after the first match.
    scannedCount += (place.map { $0 + 1 } ?? end) - offset
    return place
  }

  /// Whether a range contains only white space. Bytes after it are not examined.
  package mutating func isBlank(_ range: Range<Int>) -> Bool {
    for byte in bytes(range) {
      scannedCount += 1
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return false }
    }
    return true
  }

  /// Parses the text of a range into a document of its own.
  ///
  /// - Throws: What ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  package func document(of range: Range<Int>, options: JSONParseOptions) throws(JSONError) -> Document {
    try Document(ParsedText(bytes(range), options: options))
  }
}

/// A position that an error may refer to after its text has been removed.
package struct StreamMark {
  package var offset: Int
  /// Its line and column, once the text has been removed.
  package internal(set) var location: SourceLocation?

  package init(offset: Int) { self.offset = offset }
}
