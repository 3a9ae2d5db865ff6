/// The mark that some programs put before a text to indicate its encoding, and that JSON forbids.
enum ByteOrderMark: Equatable {
  case utf8
  /// The mark of an encoding that JSON does not allow either.
  case other(TextEncoding)

  /// The mark at an offset; those of other encodings count only at the start of the text.
  init?(at place: Int, in text: UnsafeBufferPointer<UInt8>) {
    if text[place...].starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
      return
    }
    // A text that begins with zero bytes isn't examined: it may be UTF-32 without a mark.
    guard place == 0, text[0] >= 0xFE else { return nil }
    let (encoding, markLength) = TextEncoding.detected(in: UnsafeRawBufferPointer(text))
    guard markLength > 0 else { return nil }
    self = .other(encoding)
  }

  /// The text after a UTF-8 mark at its beginning.
  static func skipped(in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard text.first == 0xEF, text.starts(with: [0xEF, 0xBB, 0xBF]) else { return text }
    return UnsafeRawBufferPointer(rebasing: text[3...])
  }
}
