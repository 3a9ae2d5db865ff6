/// The part of a line that shows a location: at most 72 characters around it.
struct Excerpt: Sendable, Hashable {
  /// The shown text; `…` at an end marks that the line continues there.
  var text: String
  /// The location's first character within `text`, counted from 0 in Unicode scalars.
  var caret: Int
  /// The number of characters to mark, at least 1.
  var width: Int
  /// The values within `text` in order, counted like `caret`; a rendering without values omits them.
  var values: [Range<Int>]
  /// An earlier line to be shown too.
  var earlier: EarlierLine?

  /// The number of characters shown of a long line.
  static let window = 72
  /// The number of characters shown before the location, if the line is long enough on both sides.
  static let lead = 36
  /// The bytes of the line that are examined on either side: a character has at most four, so the window
  /// never needs more.
  static let reach = window * 4
  /// The text shown instead of a hidden value.
  static let hidden = "•••"

  /// Cuts the line around a location out of the text. The values of keys that look like secrets are hidden.
  ///
  /// - Complexity: O(1) in the length of the line; see ``TextMask`` for the cost of finding the secrets.
  init(of location: SourceLocation, in part: ParsedPart) {
    let source = part.text
    let reach = Excerpt.reach
    let place = location.offset
    var start = place
    while start > 0, place - start < reach, !isLineBreak(source[start - 1]) { start -= 1 }
    let isCutBefore = start > 0 && !isLineBreak(source[start - 1])
    var end = place
    while end < source.count, end - place < reach, !isLineBreak(source[end]) { end += 1 }
    let isCutBehind = end < source.count && !isLineBreak(source[end])
    // A character that the reach cuts in two is not shown.
    if isCutBefore { while start < place, source[start] & 0xC0 == 0x80 { start += 1 } }
    if isCutBehind { while end > place, source[end] & 0xC0 == 0x80 { end -= 1 } }

    let line = ShownLine(start..<end, in: source, hiding: TextMask(of: start..<end, in: part))
    let before = line.position(of: place)
    let marked = line.position(of: min(place + location.length, end), roundingUp: true) - before
    let first = max(0, min(before - Excerpt.lead, line.scalars.count - Excerpt.window))
    let last = min(line.scalars.count, first + Excerpt.window)

    var shown = String.UnicodeScalarView(line.scalars[first..<last])
    if last < line.scalars.count || isCutBehind { shown.append("…") }
    var shift = -first
    if first > 0 || isCutBefore {
      shown.insert("…", at: shown.startIndex)
      shift += 1
    }
    text = String(shown)
    caret = before + shift
    width = max(1, min(marked, last - before))
    values = line.values.map { $0.clamped(to: first..<last) }.filter { !$0.isEmpty }
      .map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  /// The excerpt with every value hidden.
  var withoutValues: Excerpt {
    let hidden = Array(Excerpt.hidden.unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var result = self
    result.values = []
    var (next, count) = (0, 0)
    for value in values {
      shown.append(contentsOf: scalars[next..<value.lowerBound])
      shown.append(contentsOf: hidden)
      count += value.lowerBound - next
      result.values.append(count..<count + hidden.count)
      if value.contains(caret) { (result.caret, result.width) = (count, hidden.count) }
      (next, count) = (value.upperBound, count + hidden.count)
      if caret >= next { result.caret = count + caret - next }
    }
    shown.append(contentsOf: scalars[next...])
    result.text = String(shown)
    if let earlier { result.earlier?.text = earlier.textWithoutValues }
    return result
  }

  /// The line below the text: `^~~~` under the location, in the columns of a terminal.
  var mark: String {
    let scalars = Array(text.unicodeScalars)
    let place = max(0, caret)
    let indent = columns(of: scalars.prefix(place)) + max(0, min(place - scalars.count, 1))
    let marked = columns(of: scalars.dropFirst(place).prefix(max(1, width)))
    return String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(marked - 1, 0))
  }
}

/// A line above the one of the location, shown if it explains the cause.
struct EarlierLine: Sendable, Hashable {
  /// The line, counted from 1.
  var number: Int
  /// The shown text, like that of an ``Excerpt``.
  var text: String
  /// The shown text with every value hidden.
  let textWithoutValues: String
}
