/// The name of a member in two machine words; only names of at most 16 bytes are known.
struct FusedKey: Hashable {
  private let low: UInt64
  private let high: UInt64
  private let count: Int

  init(_ name: String) {
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in name.utf8.enumerated() {
      if index < 8 {
        words.0 |= UInt64(byte) << (8 * UInt64(index))
      } else if index < 16 {
        words.1 |= UInt64(byte) << (8 * UInt64(index - 8))
      }
    }
    (low, high) = words
    count = name.utf8.count
  }

  fileprivate init(low: UInt64, high: UInt64, count: Int) {
    self.low = low
    self.high = high
    self.count = count
  }
}

extension FusedReader {
  /// Passes a key and its colon.
  @inline(__always)
  mutating func key() throws(FusedFailure) -> FusedKey {
    guard let key = try unescapedKey() else { return try longOrEscapedKey() }
    try expect(":")
    return key
  }

  @inline(never)
  private mutating func longOrEscapedKey() throws(FusedFailure) -> FusedKey {
    let key = FusedKey(try string())
    try expect(":")
    return key
  }

  /// A short key without escapes, by far the most frequent kind; nil, and nothing passed, for others.
  @inline(__always)
  private mutating func unescapedKey() throws(FusedFailure) -> FusedKey? {
    try expect("\"")
    guard let (key, length) = Self.unescapedKey(bytes, from: position) else {
      position -= 1
      return nil
    }
    position += length + 1
    return key
  }

  /// The key and its length, up to the quote behind it.
  @inline(__always)
  private static func unescapedKey(_ bytes: [UInt8], from start: Int) -> (FusedKey, Int)? {
    let text = bytes.span.bytes
    guard start + 16 <= text.byteCount else { return nil }
    let low = text.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
    if let count = low.lengthBeforeQuote {
      return (FusedKey(low: low & mask(count), high: 0, count: count), count)
    }
    let high = text.unsafeLoadUnaligned(fromByteOffset: start + 8, as: UInt64.self).littleEndian
    guard low.isPlainASCII, let count = high.lengthBeforeQuote else { return nil }
    return (FusedKey(low: low, high: high & mask(count), count: count + 8), count + 8)
  }

  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    (1 << (8 * UInt64(count))) &- 1
  }
}

extension UInt64 {
  /// How many bytes stand before a quote; nil if there is none or if anything before it needs a closer look.
  @inline(__always)
  fileprivate var lengthBeforeQuote: Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = self ^ (ones &* 0x22)
    let quotes = (difference &- ones) & ~difference & 0x8080_8080_8080_8080
    guard quotes != 0 else { return nil }
    let count = quotes.trailingZeroBitCount >> 3
    // Bytes behind the quote do not matter: letters take their place.
    let before: UInt64 = (1 << (8 * UInt64(count))) &- 1
    return ((self & before) | (ones &* 0x61 & ~before)).isPlainASCII ? count : nil
  }

  /// True if no byte is a quote, a backslash, a control character or beyond ASCII.
  @inline(__always)
  fileprivate var isPlainASCII: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (self ^ (ones &* 0x22)) &- ones
    let backslash = (self ^ (ones &* 0x5C)) &- ones
    let control = self &- (ones &* 0x20)
    return (quote | backslash | control | self) & 0x8080_8080_8080_8080 == 0
  }
}
