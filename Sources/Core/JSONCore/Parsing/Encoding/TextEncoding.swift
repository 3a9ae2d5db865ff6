/// The encodings in which JSON comes.
///
/// RFC 8259 asks for UTF-8; its predecessors allowed the others, and `JSONDecoder` reads all of them.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// The encoding of a text, and the length of its byte order mark.
  ///
  /// Without a mark the zero bytes among the first four tell, since JSON begins with a character of ASCII,
  /// and in nearly all cases with two.
  static func detected(in text: UnsafeRawBufferPointer) -> (encoding: TextEncoding, markLength: Int) {
    let first = Array(text.prefix(4))
    // UTF-32 before UTF-16, whose mark is the beginning of its own.
    if first == [0xFF, 0xFE, 0, 0] { return (.utf32(isBigEndian: false), 4) }
    if first == [0, 0, 0xFE, 0xFF] { return (.utf32(isBigEndian: true), 4) }
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if first.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if first.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    switch first.map({ $0 == 0 }) {
    case [true, true, true, false]: return (.utf32(isBigEndian: true), 0)
    case [false, true, true, true]: return (.utf32(isBigEndian: false), 0)
    case [true, false, true, false], [true, false]: return (.utf16(isBigEndian: true), 0)
    case [false, true, false, true], [false, true]: return (.utf16(isBigEndian: false), 0)
    default: return (.utf8, 0)
    }
  }

  /// A text of UTF-16 or UTF-32 in UTF-8.
  ///
  /// Invalid text, such as half a surrogate pair, becomes bytes that are not UTF-8, so that the parser
  /// reports it at its place. An incomplete unit at the end is left out, as `JSONDecoder` does.
  func transcoded(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    switch self {
    case .utf8: result += text
    case .utf16(let isBigEndian):
      let units = text.count / 2
      var index = 0
      func unit(_ index: Int) -> UInt32 {
        let unit = text.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
        return UInt32(isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
      }
      while index < units {
        var value = unit(index)
        index += 1
        if 0xD800...0xDBFF ~= value, index < units, 0xDC00...0xDFFF ~= unit(index) {
          value = 0x10000 + (value - 0xD800) << 10 + (unit(index) - 0xDC00)
          index += 1
        }
        appendUTF8(value, to: &result)
      }
    case .utf32(let isBigEndian):
      for index in 0..<text.count / 4 {
        let unit = text.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        appendUTF8(isBigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit), to: &result)
      }
    }
    return result
  }
}

/// Appends a scalar in UTF-8, or the byte 0xFF for what is none.
private func appendUTF8(_ value: UInt32, to bytes: inout [UInt8]) {
  guard let scalar = Unicode.Scalar(value) else {
    bytes.append(0xFF)
    return
  }
  bytes += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
}
