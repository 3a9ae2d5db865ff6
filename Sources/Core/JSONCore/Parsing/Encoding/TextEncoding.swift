/// The encodings of JSON texts.
///
/// RFC 8259 requires UTF-8; its predecessors allowed the others, and `JSONDecoder` reads all of them.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// The encoding of a text, and the length of its byte order mark.
  ///
  /// Without a mark, the zero bytes among the first four determine it, because JSON begins with an ASCII
  /// character, and in nearly all cases with two.
  static func detected(in text: UnsafeRawBufferPointer) -> (encoding: TextEncoding, markLength: Int) {
    // Nearly all texts, without creating an array. All other encodings have a zero byte here, or a mark.
    if text.count >= 2, text[0] != 0, text[0] < 0xEF, text[1] != 0 { return (.utf8, 0) }
    let first = Array(text.prefix(4))
    // UTF-32 is tested before UTF-16, whose mark is a prefix of that of UTF-32.
    if first == [0xFF, 0xFE, 0, 0] { return (.utf32(isBigEndian: false), 4) }
    if first == [0, 0, 0xFE, 0xFF] { return (.utf32(isBigEndian: true), 4) }
    // Not a mark, but `JSONDecoder` accepts it as that of UTF-32, little-endian. As UTF-16 the text would
    // begin with NUL, which no JSON does.
    if first == [0xFE, 0xFF, 0, 0] { return (.utf32(isBigEndian: false), 4) }
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

  /// Converts a text from UTF-16 or UTF-32 to UTF-8.
  ///
  /// Invalid text, such as half a surrogate pair, becomes bytes that are not UTF-8, so that the parser
  /// reports it at its location. An incomplete unit at the end is left out, as by `JSONDecoder`.
  func transcoded(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    switch self {
    case .utf8: Array(text)
    case .utf16(let isBigEndian): utf8Bytes(of: text, in: UTF16.self, isBigEndian: isBigEndian)
    case .utf32(let isBigEndian): utf8Bytes(of: text, in: UTF32.self, isBigEndian: isBigEndian)
    }
  }
}

/// Converts a text to UTF-8, with the byte 0xFF for code units that aren't a character.
private func utf8Bytes<Encoding: Unicode.Encoding>(
  of text: UnsafeRawBufferPointer, in encoding: Encoding.Type, isBigEndian: Bool
) -> [UInt8] where Encoding.CodeUnit: BitwiseCopyable {
  let width = MemoryLayout<Encoding.CodeUnit>.size
  var units = (0..<text.count / width).lazy.map { index in
    let unit = text.loadUnaligned(fromByteOffset: index * width, as: Encoding.CodeUnit.self)
    return isBigEndian ? unit.bigEndian : unit.littleEndian
  }.makeIterator()
  var parser = Encoding.ForwardParser()
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  while true {
    switch parser.parseScalar(from: &units) {
    case .valid(let scalar):
      result += UTF8.transcode(scalar, from: encoding) ?? UTF8.encodedReplacementCharacter
    case .error: result.append(0xFF)
    case .emptyInput: return result
    }
  }
}

extension Document {
  /// Parses text in UTF-8, UTF-16 or UTF-32, of either byte order, with or without a byte order mark.
  ///
  /// Errors report line and column of the text; offsets count the bytes that it has, or would have, in UTF-8
  /// without the mark.
  ///
  /// - Throws: What ``init(parsing:options:)-(RawSpan,_)`` throws; bytes that aren't a character are
  ///   `invalid-utf8` in all encodings.
  /// - Complexity: O(*n*). UTF-8 is parsed directly; text in another encoding is first converted to a copy.
  public convenience init(
    detectingEncodingOf bytes: RawSpan, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    self.init(try ParsedText(detectingEncodingOf: bytes, options: options))
  }
}

extension PendingDocument {
  /// Parses a text as ``Document/init(detectingEncodingOf:options:)`` does.
  package init(detectingEncodingOf bytes: RawSpan, options: JSONParseOptions) throws(JSONError) {
    self.init(try ParsedText(detectingEncodingOf: bytes, options: options))
  }
}

extension ParsedText {
  fileprivate init(detectingEncodingOf bytes: RawSpan, options: JSONParseOptions) throws(JSONError) {
    self = try bytes.withUnsafeBytes { (buffer) throws(JSONError) in
      let (encoding, markLength) = TextEncoding.detected(in: buffer)
      let text = UnsafeRawBufferPointer(rebasing: buffer[markLength...])
      guard encoding != .utf8 else { return try ParsedText(text, options: options) }
      return try ParsedText(encoding.transcoded(text).span.bytes, options: options)
    }
  }
}

/// The mark that some programs put before a text to indicate its encoding, and that JSON forbids.
enum ByteOrderMark {
  /// The encoding that a mark at an offset indicates; `nil` if there is no mark. Marks of encodings other
  /// than UTF-8 count only at the start of the text.
  static func encoding(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    if text[place...].starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    // A text that begins with zero bytes isn't examined: it may be UTF-32 without a mark.
    guard place == 0, text[0] >= 0xFE else { return nil }
    let (encoding, markLength) = TextEncoding.detected(in: UnsafeRawBufferPointer(text))
    return markLength > 0 ? encoding : nil
  }

  /// The text after a UTF-8 mark at its beginning.
  static func skipped(in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard text.first == 0xEF, text.starts(with: [0xEF, 0xBB, 0xBF]) else { return text }
    return UnsafeRawBufferPointer(rebasing: text[3...])
  }
}
