/// What some programs put before a text to tell its encoding, and JSON forbids.
enum ByteOrderMark: Equatable {
  case utf8
  /// One of an encoding that JSON does not allow either.
  case other(TextEncoding)

  /// The mark that stands at a place; those of other encodings count at the start of the text only.
  init?(at place: Int, in text: UnsafeBufferPointer<UInt8>) {
    if text[place...].starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
      return
    }
    // The mark that begins with zeros begins like a text without one.
    guard place == 0, text[0] >= 0xFE else { return nil }
    let (encoding, markLength) = TextEncoding.detected(in: UnsafeRawBufferPointer(text))
    guard markLength > 0 else { return nil }
    self = .other(encoding)
  }

  /// A text without the mark of UTF-8 at its beginning.
  static func skipped(in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard text.first == 0xEF, text.starts(with: [0xEF, 0xBB, 0xBF]) else { return text }
    return UnsafeRawBufferPointer(rebasing: text[3...])
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .utf8: "help: remove the byte order mark (EF BB BF), or save the text as UTF-8 without one"
    case .other(let encoding): encoding.help + " without a byte order mark"
    }
  }
}

extension TextEncoding {
  /// What to do about a text in an encoding that JSON does not allow.
  var help: String { "help: the text begins like \(name); convert it to UTF-8" }

  private var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}
