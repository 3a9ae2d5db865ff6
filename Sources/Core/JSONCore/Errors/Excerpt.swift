/// The part of a line that shows a place: at most 72 characters with the place among them.
struct Excerpt: Sendable, Hashable {
  /// The shown text; `…` at an end tells that the line goes on there.
  var text: String
  /// The place's first character within `text`, counted from 0 in Unicode scalars.
  var caret: Int
  /// The number of characters to mark, at least 1.
  var width: Int

  /// The characters shown of a long line.
  static let window = 72
  /// The characters shown before the place, where the line is long enough on both sides.
  static let lead = 36
}

extension Excerpt {
  /// Cuts the line around a place out of the text.
  ///
  /// - Complexity: O(1) in the length of the line.
  init(of location: SourceLocation, in source: UnsafeBufferPointer<UInt8>) {
    // Four bytes a character at most; the window never needs more than this on either side.
    let reach = Excerpt.window * 4
    let place = location.offset
    var start = place
    while start > 0, place - start < reach, !Excerpt.isLineEnd(source[start - 1]) { start -= 1 }
    let isCutBefore = start > 0 && !Excerpt.isLineEnd(source[start - 1])
    var end = place
    while end < source.count, end - place < reach, !Excerpt.isLineEnd(source[end]) { end += 1 }
    let isCutBehind = end < source.count && !Excerpt.isLineEnd(source[end])
    // A character that the reach cuts in two is not shown.
    if isCutBefore { while start < place, source[start] & 0xC0 == 0x80 { start += 1 } }
    if isCutBehind { while end > place, source[end] & 0xC0 == 0x80 { end -= 1 } }

    let before = visibleScalars(source[start..<place])
    let line = before + visibleScalars(source[place..<end])
    let marked = visibleScalars(source[place..<min(place + location.length, end)]).count
    let first = max(0, min(before.count - Excerpt.lead, line.count - Excerpt.window))
    let last = min(line.count, first + Excerpt.window)

    var shown = String.UnicodeScalarView(line[first..<last])
    if last < line.count || isCutBehind { shown.append("…") }
    caret = before.count - first
    if first > 0 || isCutBefore {
      shown.insert("…", at: shown.startIndex)
      caret += 1
    }
    text = String(shown)
    width = max(1, min(marked, last - before.count))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension Excerpt {
  /// The line below the text: `^~~~` under the place, in the columns of a terminal.
  var mark: String {
    let scalars = Array(text.unicodeScalars)
    let indent = scalars.prefix(caret).reduce(0) { $0 + columns(of: $1) }
    let marked = scalars.dropFirst(caret).prefix(width).reduce(0) { $0 + columns(of: $1) }
    return String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(marked - 1, 0))
  }
}

/// The columns that a terminal gives to a scalar: two for East Asian wide characters and pictures, none for marks
/// that combine with the character before.
private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0..<0x300: 1
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD:
    2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }
}
