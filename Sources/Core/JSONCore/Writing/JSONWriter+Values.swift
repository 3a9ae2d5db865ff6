// Always inlined: a literal is one store, and at the call site the compiler sees the width of an integer. The
// functions that write text are inlined into those for its types, so that a string takes one call.

internal import CScan

extension JSONWriter {
  /// Writes `null`.
  @inlinable @inline(__always)
  public mutating func writeNull() { writeWord(0x2C_6C6C_756E, count: 5) }

  /// Writes `true` or `false`.
  @inlinable @inline(__always)
  public mutating func write(_ value: Bool) {
    writeWord(value ? 0x2C_6575_7274 : 0x2C65_736C_6166, count: value ? 5 : 6)
  }

  /// Writes the first `count` bytes of a little-endian word: a literal and its comma in one store.
  @inlinable @inline(__always)
  mutating func writeWord(_ word: UInt64, count: Int) {
    reserve(count)
    UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
    next += count
  }

  /// Writes an integer of any width in decimal digits.
  @inlinable @inline(__always)
  public mutating func write<Integer: FixedWidthInteger>(_ value: Integer) {
    if let value = Int64(exactly: value) {
      writeInt64(value)
    } else {
      writeWide(value)
    }
  }

  @usableFromInline
  mutating func writeInt64(_ value: Int64) {
    reserve(NumberWriting.integerCapacity + 1)
    next = NumberWriting.write(value, to: next)
    append(UInt8(ascii: ","))
  }

  @inline(never) @usableFromInline
  mutating func writeWide<Integer: FixedWidthInteger>(_ value: Integer) { write(literal: value.description) }

  /// Writes the shortest text that parses as the same `Double`; integral values without a fraction.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  public mutating func write(_ value: Double) throws(JSONError) {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    reserve(NumberWriting.floatingPointCapacity + 1)
    next = NumberWriting.write(value, to: next)
    append(UInt8(ascii: ","))
  }

  /// Writes a number as the shortest text that reads back as the same `Float`.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  public mutating func write(_ value: Float) throws(JSONError) {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    if options.marksFloats, let mark = FloatMark.text(value) { return write(mark) }
    reserve(NumberWriting.floatingPointCapacity + 1)
    next = NumberWriting.write(value, to: next)
    append(UInt8(ascii: ","))
  }

  /// Writes a string; quotes, backslashes and control characters escaped.
  ///
  /// - Complexity: O(*n*) in its length.
  public mutating func write(_ value: String) { writeText(value, before: UInt8(ascii: ",")) }

  /// Writes a string from its UTF-8 bytes.
  ///
  /// - Precondition: The bytes are valid UTF-8.
  public mutating func write(utf8 value: Span<UInt8>) {
    value.withUnsafeBufferPointer { writeText($0, mayEscapeSlashes: true, before: UInt8(ascii: ",")) }
  }

  /// Writes a key of a model and its colon, converted if the mapper has a strategy for keys.
  @inlinable  // The compiler evaluates the length of a literal.
  public mutating func key(_ key: JSONKey) { writeKey(key.utf8, count: key.count) }

  @usableFromInline
  mutating func writeKey(_ key: UnsafePointer<UInt8>, count: Int) {
    writeKey(UnsafeBufferPointer(start: key, count: count))
  }

  /// Writes a key of a model and its colon, converted if the mapper has a strategy for keys.
  @_disfavoredOverload
  public mutating func key(_ key: String) { key.withBytes { writeKey($0) } }

  /// Writes a key that is data, such as one of a dictionary, and its colon, without converting it.
  public mutating func key(verbatim key: String) { writeText(key, before: UInt8(ascii: ":")) }

  @inline(__always)
  private mutating func writeKey(_ key: UnsafeBufferPointer<UInt8>) {
    if writesKeysWithCare { return writeKeyWithCare(key) }
    writeText(key, mayEscapeSlashes: false, before: UInt8(ascii: ":"))
  }

  @inline(never)
  private mutating func writeKeyWithCare(_ key: UnsafeBufferPointer<UInt8>) {
    if let conversion = keyConversion?.takeUnretainedValue() {
      conversion.withJSONKey(for: key) { writeText($0, mayEscapeSlashes: true, before: UInt8(ascii: ":")) }
    } else {
      writeText(key, mayEscapeSlashes: true, before: UInt8(ascii: ":"))
    }
  }

  @inline(__always)
  private mutating func writeText(_ value: String, before separator: UInt8) {
    // `withBytes` is not used, because its closure would be a separate call for every string.
    if value.utf8.withContiguousStorageIfAvailable({
      writeText($0, mayEscapeSlashes: true, before: separator)
    }) == nil {
      value.withCopiedBytes { writeText($0, mayEscapeSlashes: true, before: separator) }
    }
  }

  /// Writes the quoted text and the comma or colon after it.
  @inline(__always)
  private mutating func writeText(
    _ text: UnsafeBufferPointer<UInt8>, mayEscapeSlashes: Bool, before separator: UInt8
  ) {
    reserve(text.count + 4)
    append(UInt8(ascii: "\""))
    if let start = text.baseAddress {
      let end = start + text.count
      var copied = cscan_copy_unescaped(next, start, end)
      if mayEscapeSlashes, options.escapesSlashes {
        copied = min(copied, text.firstIndex(of: UInt8(ascii: "/")) ?? copied)
      }
      next += copied
      if copied < text.count { writeEscaping(start + copied, end) }
    }
    append(UInt8(ascii: "\""))
    append(separator)
  }

  /// Continues at the first byte that needs an escape.
  @inline(never)
  private mutating func writeEscaping(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    // A byte becomes at most six.
    reserve((end - start) * 6 + 4)
    for byte in UnsafeBufferPointer(start: start, count: end - start) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(escape: byte)
      case UInt8(ascii: "/") where options.escapesSlashes: append(escape: byte)
      case 0x08: append(escape: UInt8(ascii: "b"))
      case 0x0C: append(escape: UInt8(ascii: "f"))
      case 0x0A: append(escape: UInt8(ascii: "n"))
      case 0x0D: append(escape: UInt8(ascii: "r"))
      case 0x09: append(escape: UInt8(ascii: "t"))
      case 0..<0x20:
        append(escape: UInt8(ascii: "u"))
        append(UInt8(ascii: "0"))
        append(UInt8(ascii: "0"))
        append(UInt8(ascii: "0") + byte >> 4)
        append(byte & 0xF < 10 ? UInt8(ascii: "0") + byte & 0xF : UInt8(ascii: "a") + byte & 0xF - 10)
      default: append(byte)
      }
    }
  }

  @inline(__always)
  private mutating func append(escape letter: UInt8) {
    append(UInt8(ascii: "\\"))
    append(letter)
  }

  /// Writes a value that is already JSON text, such as a number with more digits than a `Double` has.
  ///
  /// - Throws: `trailing-content`, `empty-input`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws, if it is not exactly one JSON value.
  public mutating func write(raw json: String) throws(JSONError) {
    _ = try Document(parsing: json, options: JSONParseOptions(depthLimit: options.depthLimit - depth))
    write(literal: json)
  }

  /// Writes a string that contains, as compact JSON, the value that `body` writes.
  ///
  /// - Throws: What `body` and ``finish()`` throw, with the path of the string before the path in its text.
  package mutating func writeText(_ body: (inout JSONWriter) throws(JSONError) -> Void) throws(JSONError) {
    var options = options
    (options.pretty, options.escapesSlashes, options.marksFloats) = (false, false, false)
    var inner = JSONWriter(options: options)
    // The limit applies to all texts together, so no model that contains itself overflows the stack.
    inner.depth = depth
    inner.setKeyConversion(keyConversion)
    do throws(JSONError) {
      try body(&inner)
      write(String(decoding: try inner.finish(), as: UTF8.self))
    } catch {
      throw error.moved(below: path)
    }
  }

  /// Writes a value of a document unchanged: with the order of members, duplicates and the digits of numbers.
  ///
  /// - Throws: `depth-limit` or `size-limit`; `non-finite-number` for JSON5's `Infinity` and `NaN`.
  /// - Complexity: O(*n*) in the number of nodes; does not recurse.
  public mutating func write(_ value: JSONValue) throws(JSONError) {
    // The ends of the open containers, the innermost last.
    var open: [(end: UnsafePointer<Node>, isObject: Bool)] = []
    var node = value.node
    let end = node + node.pointee.size
    while node < end {
      if let container = open.last, container.isObject {
        key(verbatim: decodedText(of: node.pointee, in: value.header.pointee.bytes))
        node += 1
      }
      switch node.pointee.kind {
      case .array:
        try beginArray()
        open.append((node + node.pointee.size, false))
      case .object:
        try beginObject()
        open.append((node + node.pointee.size, true))
      default: try write(scalar: JSONValue(node: node, header: value.header))
      }
      node += 1
      while let container = open.last, container.end == node {
        if container.isObject { endObject() } else { endArray() }
        open.removeLast()
      }
    }
  }

  private mutating func write(scalar value: JSONValue) throws(JSONError) {
    let node = value.node.pointee
    switch node.kind {
    case .null: writeNull()
    case .false: write(false)
    case .true: write(true)
    case .integer: write(Int64(bitPattern: node.payload))
    case .unsigned: write(node.payload)
    case .double where node.head & Node.withoutText != 0: try write(Double(bitPattern: node.payload))
    case .double, .wide: write(literal: value.numberLiteral ?? "0")
    default: write(try value.string())
    }
  }

  /// Writes a value that is already JSON text, such as that of a number.
  mutating func write(literal: String) {
    reserve(literal.utf8.count + 1)
    for byte in literal.utf8 { append(byte) }
    append(UInt8(ascii: ","))
  }
}
