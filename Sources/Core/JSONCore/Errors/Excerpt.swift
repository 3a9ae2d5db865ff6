/// The part of a line that shows a place: at most 72 characters with the place among them.
struct Excerpt: Sendable, Hashable {
  /// The shown text; `…` at an end tells that the line goes on there.
  var text: String
  /// The place's first character within `text`, counted from 0.
  var caret: Int
  /// The number of characters to mark, at least 1.
  var width: Int

  /// The characters shown of a long line.
  static let window = 72
  /// Where in the window the place stands when the line's start is cut off.
  static let lead = 37
}

extension Excerpt {
  /// Cuts the line around a place out of the text.
  ///
  /// - Complexity: O(1) in the length of the line, once its start is known.
  init(of location: SourceLocation, in source: UnsafeBufferPointer<UInt8>) {
    // Four bytes a character at most; the window never needs more than this on either side.
    let reach = Excerpt.window * 4
    let isStart = { (index: Int) in index == 0 || source[index - 1] == 0x0A || source[index - 1] == 0x0D }
    var start = location.offset
    while start > 0, location.offset - start < reach, !isStart(start) { start -= 1 }
    while start < location.offset, source[start] & 0xC0 == 0x80 { start += 1 }
    var end = location.offset
    while end < source.count, end - location.offset < reach, source[end] != 0x0A, source[end] != 0x0D { end += 1 }

    var before = Excerpt.characters(source[start..<location.offset])
    var after = Excerpt.characters(source[location.offset..<end])
    let marked = min(location.length, end - location.offset)
    width = max(1, Excerpt.characters(source[location.offset..<location.offset + marked]).count)

    if before.count + after.count > Excerpt.window {
      let overhang = before.count - Excerpt.lead
      if overhang > 1 {
        before = ["…"] + before.dropFirst(overhang + 1)
      }
      let room = Excerpt.window - before.count
      if after.count > room + 1 {
        after = after.prefix(room) + ["…"]
      }
    }
    caret = before.count
    text = String(before + after)
    width = min(width, max(1, after.count))
  }

  /// The text's scalars as single characters; control characters as their pictures.
  private static func characters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0..<0x20: Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: "\u{2421}"
      default: Character(scalar)
      }
    }
  }
}
