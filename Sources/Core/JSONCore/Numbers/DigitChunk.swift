// Always inlined: each takes a few instructions for eight digits, whose word stays in a register.

/// Eight bytes of text in one word, the first byte lowest, with `0` subtracted from each by exclusive or:
/// a digit's byte is its value.
///
/// Counting and converting digits in a word follow Daniel Lemire, "Quickly parsing eight digits" (2018).
struct DigitChunk {
  private var bytes: UInt64

  /// Reads eight bytes, which must be readable and may have any value.
  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    let word = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
    bytes = UInt64(littleEndian: word) ^ 0x3030_3030_3030_3030
  }

  /// The number of digits at the start of the eight bytes.
  @inline(__always)
  var digitCount: Int {
    // A byte above 9 sets its own high bit; its carry affects only the bytes after it.
    let others = ((bytes &+ 0x7676_7676_7676_7676) | bytes) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount &>> 3
  }

  /// The value of the first `count` bytes, which must be digits; `count` is from 1 to 8.
  @inline(__always)
  func value(ofFirst count: Int) -> UInt64 {
    Self.value(of: bytes &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count))
  }

  /// The value of all eight bytes, which must be digits.
  @inline(__always)
  var value: UInt64 { Self.value(of: bytes) }

  @inline(__always)
  private static func value(of digits: UInt64) -> UInt64 {
    let pairs = (digits &* 10) &+ (digits &>> 8)
    let low = (pairs & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
    let high = ((pairs &>> 16) & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
    return (low &+ high) &>> 32
  }
}
