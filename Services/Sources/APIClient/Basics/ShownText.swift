internal import JSONCore

/// The text as a JSON string literal, quotes included.
package func quotedJSON(_ text: String) -> String { OwnedJSON.string(text).description }

/// A name as messages quote it: on one line, at most 40 characters with the quotes.
func shownName(_ name: String) -> String {
  let text = onOneLine(quotedJSON(name))
  return text.unicodeScalars.count > 40
    ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…" : text
}

/// The text without characters that break the line, move the cursor or change the writing direction: control
/// characters as their symbols, the others as U+FFFD.
package func onOneLine(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
  return String(String.UnicodeScalarView(scalars))
}
