// Always inlined: for a literal key, the compiler computes the word and leaves only the comparison.

extension JSONKey {
  /// The last four bytes of the key in quotes, such as `ame"` or `"id"`.
  ///
  /// - Precondition: The key has at least two bytes.
  @inlinable @inline(__always)
  var lastBytes: UInt32 {
    let bytes = UnsafeRawPointer(utf8)
    let quote = UInt32(UInt8(ascii: "\""))
    let pair = UInt32(bytes.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self).littleEndian)
    let first = count > 2 ? UInt32(utf8[count &- 3]) : quote
    return first | pair << 8 | quote << 24
  }

  /// Whether the key's bytes contain this one.
  ///
  /// The loop has no branch, so that the compiler computes the result for a literal.
  ///
  /// - Complexity: O(*n*) in the key's length.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    let start = utf8
    let count = count
    var borrow: UInt32 = 0
    var position = 0
    while position < count {
      // Equal bytes give zero, and subtracting 1 from zero sets all the higher bits.
      borrow |= UInt32(truncatingIfNeeded: start[position] ^ byte) &- 1
      position &+= 1
    }
    return borrow > 0xFF
  }
}

extension UnsafePointer<UInt8> {
  /// Whether the four bytes at an offset are those of a little-endian word.
  @inlinable @inline(__always)
  func hasWord(_ word: UInt32, at offset: Int) -> Bool {
    UnsafeRawPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian == word
  }
}

/// Whether the bytes at both addresses are equal, compared in overlapping words instead of one by one.
@inlinable @inline(__always)
func equalBytes(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
  @inline(__always)
  func equal<Word: FixedWidthInteger>(at offset: Int, as word: Word.Type) -> Bool {
    loadWord(left, offset, as: word) == loadWord(right, offset, as: word)
  }
  switch count {
  case 0: return true
  case 1: return left[0] == right[0]
  case 2...3: return equal(at: 0, as: UInt16.self) && equal(at: count - 2, as: UInt16.self)
  case 4...7: return equal(at: 0, as: UInt32.self) && equal(at: count - 4, as: UInt32.self)
  case 8...16: return equal(at: 0, as: UInt64.self) && equal(at: count - 8, as: UInt64.self)
  default:
    var offset = 0
    while offset < count &- 8 {
      guard equal(at: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    return equal(at: count - 8, as: UInt64.self)
  }
}

/// Whether all bytes are ASCII characters, examined in overlapping words.
@inlinable
func areASCII(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
  if count < 4 {
    guard count > 1 else { return count == 0 || text[0] < 0x80 }
    return (loadWord(text, 0, as: UInt16.self) | loadWord(text, count - 2, as: UInt16.self)) & 0x8080 == 0
  }
  var union = loadWord(text, count - 4, as: UInt32.self)
  var offset = 0
  while offset < count &- 4 {
    union |= loadWord(text, offset, as: UInt32.self)
    offset &+= 4
  }
  return union & 0x8080_8080 == 0
}

@inlinable @inline(__always)
func loadWord<Word: FixedWidthInteger>(_ place: UnsafePointer<UInt8>, _ offset: Int, as: Word.Type) -> Word {
  UnsafeRawPointer(place).loadUnaligned(fromByteOffset: offset, as: Word.self)
}
