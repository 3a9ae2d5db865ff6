/// The end of an escape that is invalid or cut off: its backslash, the next character and as many bytes as
/// digits are expected.
///
/// It ends earlier if a closing quote, another escape or a control character follows, or a character of which
/// only a part would be included.
///
/// - Precondition: The text is followed by padding.
func endOfEscape(
  at place: Int, digits: Int, in text: UnsafeBufferPointer<UInt8>, quotedBy quote: UInt8
) -> Int {
  guard let base = text.baseAddress else { return place }
  let limit = min(place + 2 + digits, text.count)
  var end = place + 1
  while end < limit, text[end] >= 0x20 {
    let isFirst = end == place + 1
    guard isFirst || text[end] != quote && text[end] != UInt8(ascii: "\\") else { break }
    let length = text[end] < 0x80 ? 1 : utf8SequenceLength(at: base + end)
    // The character after the backslash belongs to the escape in full.
    guard isFirst || length > 0 && end + length <= limit else { break }
    end += max(length, 1)
  }
  return end
}
