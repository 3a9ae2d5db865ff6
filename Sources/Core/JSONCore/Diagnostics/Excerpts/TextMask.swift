/// Determines which bytes of a line are values, and which of those are secret.
///
/// The parsed part is read token by token, from the token that contains the start of the line. After the
/// location where the parser stopped nothing is certain, not even which quotes open and which close. There,
/// everything after the first word that looks like a secret key counts as secret.
struct TextMask {
  /// The values, in order.
  private(set) var values: [Range<Int>] = []
  /// The secret values, in order. None overlaps another.
  private(set) var secrets: [Range<Int>] = []

  let text: UnsafeBufferPointer<UInt8>
  let isJSON5: Bool
  private(set) var place: Int
  /// Whether the last key is a secret one, so that a following comment may be about its value.
  private var isNearSecret = false
  /// Whether the next value belongs to a secret key.
  private var isBehindSecretKey = false
  /// The number of containers open within a secret value; 0 outside of one.
  private var secretDepth = 0

  /// Reads the part of a text that a line shows.
  ///
  /// - Complexity: O(*n*) in the length of the line, and in the number of siblings between the root and the
  ///   line.
  init(of line: Range<Int>, in part: ParsedPart) {
    text = part.text
    isJSON5 = part.isJSON5
    place = line.lowerBound
    let parsedEnd = min(line.upperBound, part.openText ?? part.end)
    if let token = part.token(at: line.lowerBound) { begin(at: token, in: part) }
    while place < parsedEnd { readToken(until: parsedEnd) }
    let tail = max(line.lowerBound, part.openText ?? part.end)
    if tail < line.upperBound, part.openText != nil || part.end < part.text.count {
      readTail(tail..<line.upperBound, isSecret: part.endsInSecret || isInSecretComment(part))
    }
    values = values.map { $0.clamped(to: line) }.filter { !$0.isEmpty }
    secrets = secrets.map { $0.clamped(to: line) }.filter { !$0.isEmpty }
  }

  private mutating func begin(at token: ParsedPart.Token, in part: ParsedPart) {
    secretDepth = token.secretDepth ?? 0
    let span = part.span(of: token.node)
    place = span.lowerBound
    isNearSecret = token.secretDepth != nil
    isBehindSecretKey = token.secretDepth == 0
    guard part.tape[token.node].isKind(.string) else { return }
    // A string may be long, but its end is known.
    if token.isKey {
      readKey(span, isSecret: SecretName.matches(part.string(of: token.node)))
    } else {
      add(span)
    }
  }

  private mutating func readToken(until limit: Int) {
    switch text[place] {
    case UInt8(ascii: "\""): readWord(place..<endOfString(limit: limit))
    case UInt8(ascii: "'") where isJSON5: readWord(place..<endOfString(limit: limit))
    case UInt8(ascii: "/") where isJSON5: readComment()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if secretDepth > 0 || isBehindSecretKey { secretDepth += 1 }
      isBehindSecretKey = false
      step()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      step()
      secretDepth = max(0, secretDepth - 1)
    case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: step()
    default:
      var end = place + 1
      while end < limit, !endsWord(text[end]) { end += 1 }
      // A word that begins like a number is not a key.
      let mayBeKey = isJSON5 && !isDigit(text[place]) && !"+-.".utf8.contains(text[place])
      if mayBeKey { readWord(place..<end) } else { add(place..<end) }
    }
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    ",:]}\" \t\r\n".utf8.contains(byte) || isJSON5 && "'/\u{B}\u{C}".utf8.contains(byte)
  }

  /// Adds a key or a scalar value.
  private mutating func readWord(_ word: Range<Int>) {
    // A secret key is followed by a value, even if a colon makes it look like a key.
    if !isBehindSecretKey, isKey(endingAt: word.upperBound) {
      readKey(word, isSecret: SecretName.end(in: text[word]) != nil)
    } else {
      add(word)
    }
  }

  private mutating func readKey(_ key: Range<Int>, isSecret: Bool) {
    if secretDepth > 0 {
      hide(key)
    } else {
      isBehindSecretKey = isSecret
      isNearSecret = isSecret
    }
    place = key.upperBound
  }

  /// Adds a comment as if it were a value, because it may contain one.
  private mutating func readComment() {
    let comment = place..<endOfComment(at: place)
    guard comment.count > 1 else { return step() }
    values.append(comment)
    if secretDepth > 0 || isNearSecret || holdsSecret(comment) { hide(comment) }
    place = comment.upperBound
  }

  private mutating func step() {
    if secretDepth > 0 { hide(place..<place + 1) }
    place += 1
  }

  /// Adds a scalar value.
  private mutating func add(_ range: Range<Int>) {
    values.append(range)
    if secretDepth > 0 || isBehindSecretKey { hide(range) }
    isBehindSecretKey = false
    place = range.upperBound
  }

  /// Hides a range together with the hidden range right before it.
  private mutating func hide(_ range: Range<Int>) {
    if let last = secrets.last, last.upperBound >= range.lowerBound {
      secrets[secrets.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      secrets.append(range)
    }
  }

  private mutating func readTail(_ tail: Range<Int>, isSecret: Bool) {
    values.append(tail)
    if isSecret {
      hide(tail)
    } else if let end = SecretName.end(in: text[tail]), end < tail.upperBound {
      hide(end..<tail.upperBound)
    }
  }

  /// The end of the string that begins here; beyond the line, only a few thousand bytes are searched for it.
  private func endOfString(limit: Int) -> Int {
    let reach = min(text.count, limit + 4096)
    let quote = text[place]
    var end = place + 1
    while end < reach, text[end] != quote { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end + 1, text.count)
  }

  private func isKey(endingAt end: Int) -> Bool {
    let next = endOfSpace(at: end)
    return next < text.count && text[next] == UInt8(ascii: ":")
  }

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
