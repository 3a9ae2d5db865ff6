/// A part of a document's text as messages quote it: at most 40 scalars, on one line.
func shownText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  // A scalar has at most four bytes, so decoding this many is enough.
  let isCut = bytes.count > 160
  let scalars = String(decoding: bytes.prefix(160), as: UTF8.self).unicodeScalars.map(visible)
  guard isCut || scalars.count > 40 else { return String(String.UnicodeScalarView(scalars)) }
  return String(String.UnicodeScalarView(scalars.prefix(39))) + "…"
}

/// A character as messages name it: by its number if it is invisible, or looks like a space.
func shownCharacter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first, !scalar.isSeen else {
    return quoted(shownText(bytes))
  }
  return scalar.numbered
}

/// A part of a document's text between quotes, unchanged: nothing is escaped, so text that contains a quote
/// is put between single quotes.
func quoted(_ text: String) -> String { text.utf8.contains(UInt8(ascii: "\"")) ? "'\(text)'" : "\"\(text)\"" }

extension Unicode.Scalar {
  /// The character's number.
  var numbered: String { "character U+\(hexadecimal(Int(value), digits: 4))" }

  /// Whether the character is visible.
  var isSeen: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}

/// At most 40 characters of a string, for texts that are not a part of the document's bytes.
package func shownText(_ text: String) -> String {
  if text.utf8.count <= 40, isPlain(text) { return text }
  var text = text
  return text.withUTF8 { shownText($0[...]) }
}

/// A key as messages quote it: at most 40 characters with the quotes.
func shownName(_ key: String) -> String { shownText(quotedJSON(key)) }

/// The text without characters that break the line, move the cursor or change the writing direction.
func onOneLine(_ text: String) -> String {
  if isPlain(text) { return text }
  guard text.unicodeScalars.contains(where: { visible($0) != $0 }) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map(visible)))
}

/// Whether a text can be shown unchanged. Nearly all can, and examining their scalars takes much longer.
private func isPlain(_ text: String) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 &- 0x20 < 0x5F } } ?? false
}

/// The scalar, or a replacement for one that moves the cursor or changes the writing direction: for a control
/// character its symbol.
func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}
