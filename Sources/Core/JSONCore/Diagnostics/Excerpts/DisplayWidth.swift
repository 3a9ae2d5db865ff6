/// The number of columns that a terminal uses for a text.
///
/// Combining marks take none, and a pictograph takes two, whatever it is joined from.
func columns(of scalars: some Sequence<Unicode.Scalar>) -> Int {
  String(String.UnicodeScalarView(scalars)).reduce(0) { sum, character in
    let widths = character.unicodeScalars.map { columns(of: $0) }
    // A variation selector turns a character into a pictograph.
    let isWide = widths.contains(2) || character.unicodeScalars.dropFirst().contains("\u{FE0F}")
    return sum + (isWide ? 2 : widths.reduce(0, +))
  }
}

/// Two for East Asian wide characters and pictographs, none for combining marks.
private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0..<0x300: 1
  case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD:
    2
  // Jamo that continue a syllable.
  case 0x1160...0x11FF: 0
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
