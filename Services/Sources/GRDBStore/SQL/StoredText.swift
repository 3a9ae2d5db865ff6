// GRDB and SQLite's own functions cut a string at its first NUL. U+0000 and U+0001 are therefore stored as
// two bytes:
//
//     00 → 01 01      01 → 01 02      and every other byte as itself
//
// Stored strings contain no NUL, and comparing their bytes has the same result as comparing those of the
// original strings, so order, equality, prefixes and indexes stay valid. `Database.escapeTexts()` converts
// stores that were written earlier.

extension String {
  /// The string in its stored form.
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

  /// Creates a string from its stored form.
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

  /// The first string after all strings that begin with this one, by their bytes; `nil` if there is none.
  var endOfPrefix: String? {
    var scalars = unicodeScalars
    // UTF-8 bytes have the order of the scalars.
    while let last = scalars.popLast() {
      guard last.value < 0x10FFFF else { continue }
      // The surrogates, which aren't scalars, follow U+D7FF.
      scalars.append(Unicode.Scalar(last.value + 1) ?? "\u{E000}")
      return String(scalars)
    }
    return nil
  }
}
