#if Store
// GRDB and SQLite's own functions take a text as far as its first NUL. So U+0000 and U+0001 are stored as two bytes each:
//
//     00 → 01 01      01 → 01 02      and every other byte as itself
//
// Stored texts have no NUL, and compare as the texts themselves do, byte by byte: so order, equality and prefixes, and
// with them indexes, stay what they are. `Database.escapeTexts()` changes the stores that were written without it.

extension String {
  /// The text as the database has it.
  var storedText: String {
    guard utf8.contains(where: { $0 <= 1 }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 8)
    for byte in utf8 {
      if byte <= 1 { bytes.append(1) }
      bytes.append(byte <= 1 ? byte + 1 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of one that the database has.
  init(storedText text: String) {
    guard text.utf8.contains(1) else {
      self = text
      return
    }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if byte == 1, !isEscaped {
        isEscaped = true
      } else {
        bytes.append(isEscaped && byte <= 2 ? byte - 1 : byte)
        isEscaped = false
      }
    }
    self = String(decoding: bytes, as: UTF8.self)
  }

  /// The first text behind all that begin with this one, by their bytes; `nil` if there is none.
  var endOfPrefix: String? {
    var scalars = unicodeScalars
    // The bytes of UTF-8 have the order of the scalars.
    while let last = scalars.popLast() {
      guard last.value < 0x10FFFF else { continue }
      // Behind U+D7FF come the surrogates, which are no scalars.
      scalars.append(Unicode.Scalar(last.value + 1) ?? "\u{E000}")
      return String(scalars)
    }
    return nil
  }
}
#endif
