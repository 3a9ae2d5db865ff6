/// What some programs put before a text to tell its encoding, and JSON forbids.
enum ByteOrderMark {
  case utf8
  /// One of another encoding, which JSON does not allow either.
  case utf16

  /// The mark that stands at a place; those of UTF-16 count at the start of the text only.
  init?(at place: Int, in text: UnsafeBufferPointer<UInt8>) {
    let rest = text[place...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if place == 0, rest.starts(with: [0xFF, 0xFE]) || rest.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else {
      return nil
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .utf8: "help: remove the byte order mark (EF BB BF), or save the text as UTF-8 without one"
    case .utf16: "help: the text begins like UTF-16; convert it to UTF-8 without a byte order mark"
    }
  }
}
