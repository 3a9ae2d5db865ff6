extension TextMask {
  /// The offset after white space and, in JSON5, comments.
  func endOfSpace(at start: Int) -> Int {
    var end = start
    while end < text.count {
      switch text[end] {
      case 0x20, 0x0A, 0x0D, 0x09: end += 1
      case 0x0B where isJSON5, 0x0C where isJSON5: end += 1
      case UInt8(ascii: "/") where isJSON5:
        let comment = endOfComment(at: end)
        guard comment > end + 1 else { return end }
        end = comment
      default: return end
      }
    }
    return end
  }

  /// The offset after the comment that begins here, or after a slash that begins none.
  func endOfComment(at start: Int) -> Int {
    let comment = text.dropFirst(start + 2)
    switch text.dropFirst(start + 1).first {
    case UInt8(ascii: "/"): return comment.firstIndex(where: isLineBreak) ?? text.count
    case UInt8(ascii: "*"):
      let slash = comment.indices.dropFirst().first { text[$0 - 1...$0].elementsEqual("*/".utf8) }
      return slash.map { $0 + 1 } ?? text.count
    default: return start + 1
    }
  }

  /// Whether a word in a comment looks like the key of a secret. A comment of more than a few thousand bytes
  /// is not searched but assumed to contain one.
  func holdsSecret(_ comment: Range<Int>) -> Bool {
    comment.count > 4096 || SecretName.end(in: text[comment]) != nil
  }

  /// Whether the parser stopped in a comment that may hold a secret.
  func isInSecretComment(_ part: ParsedPart) -> Bool {
    guard isJSON5, let opening = part.openText, text[opening] == UInt8(ascii: "/") else { return false }
    return holdsSecret(opening..<endOfComment(at: opening))
  }
}
