/// Creates bodies in the format of RFC 1952, without a compression library.
enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// Returns the text as one stored block of at most 65 535 bytes, without compression.
  static func stored(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let count = UInt16(bytes.count)
    return head + [1] + littleEndian(count) + littleEndian(~count) + bytes
      + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// The beginning of an endless body of zeros, and a piece to repeat. Each piece represents 2064 zeros.
  static let bomb: (beginning: [UInt8], piece: [UInt8]) = {
    var bits: [Bool] = [false, true, false]  // not the last block; fixed codes
    bits += [false, false, true, true, false, false, false, false]  // the literal 0
    // Length 258 and distance 1: 258 more zeros.
    for _ in 0..<16 {
      bits += [true, true, false, false, false, true, false, true] + [false, false, false, false, false]
    }
    let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
    }
    return (head + bytes[..<2], Array(bytes[2..<15]))
  }()

  /// About 2 MB more zeros.
  static let manyZeros = Array(repeatElement(bomb.piece, count: 1000).joined())

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
