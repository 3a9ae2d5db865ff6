/// Tells which bytes of a line are values, and which of those are secret.
///
/// What was parsed is read token by token, from the token that the line begins in. Behind the place where the
/// parser stopped nothing is certain, not even which quotes open and which close: there, everything behind
/// the first word that looks like a secret key counts as secret.
struct TextMask {
  /// The values, in order.
  private(set) var values: [Range<Int>] = []
  /// The secret values, in order. None overlaps another.
  private(set) var secrets: [Range<Int>] = []

  private let text: UnsafeBufferPointer<UInt8>
  private var place: Int
  /// Whether the next value belongs to a secret key.
  private var isBehindSecretKey = false
  /// The containers open within a secret value; `nil` outside of one.
  private var secretDepth: Int?

  /// Reads the part of a text that a line shows.
  ///
  /// - Complexity: O(*n*) in the length of the line, and in the number of siblings on the way from the root
  ///   to it.
  init(of line: Range<Int>, in part: ParsedPart) {
    text = part.text
    place = line.lowerBound
    let parsedEnd = min(line.upperBound, part.openText ?? part.end)
    if let token = part.token(at: line.lowerBound) { begin(at: token, in: part) }
    while place < parsedEnd { readToken(until: parsedEnd) }
    let tail = max(line.lowerBound, part.openText ?? part.end)
    if tail < line.upperBound, part.openText != nil || part.end < part.text.count {
      readTail(tail..<line.upperBound, isSecret: part.endsInSecret)
    }
    values = values.map { $0.clamped(to: line) }.filter { !$0.isEmpty }
    secrets = secrets.map { $0.clamped(to: line) }.filter { !$0.isEmpty }
  }

  private mutating func begin(at token: ParsedPart.Token, in part: ParsedPart) {
    let node = part.tape[token.node]
    if token.secretDepth > 0 { secretDepth = token.secretDepth }
    place = node.offset
    if token.isSecret, token.secretDepth == 0 { isBehindSecretKey = true }
    guard node.isKind(.string) else { return }
    // A string may be long, and where it ends is known.
    let end = node.offset + node.length + 2
    if token.isKey {
      isBehindSecretKey = SecretName.matches(part.string(of: token.node))
      place = end
    } else {
      add(node.offset..<end)
    }
  }

  private mutating func readToken(until limit: Int) {
    switch text[place] {
    case UInt8(ascii: "\""):
      let end = endOfString(limit: limit)
      if isKey(endingAt: end) {
        let isSecret = SecretName.end(in: text[place..<end]) != nil
        if secretDepth != nil {
          hide(place..<end)
        } else {
          isBehindSecretKey = isSecret
        }
        place = end
      } else {
        add(place..<end)
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if let depth = secretDepth {
        secretDepth = depth + 1
      } else if isBehindSecretKey {
        secretDepth = 1
        isBehindSecretKey = false
      }
      step()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      step()
      if let depth = secretDepth { secretDepth = depth > 1 ? depth - 1 : nil }
    case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
      step()
    default:
      var end = place + 1
      while end < limit, !",:]}\" \t\r\n".utf8.contains(text[end]) { end += 1 }
      add(place..<end)
    }
  }

  private mutating func step() {
    if secretDepth != nil { hide(place..<place + 1) }
    place += 1
  }

  /// Adds a scalar value.
  private mutating func add(_ range: Range<Int>) {
    values.append(range)
    if secretDepth != nil || isBehindSecretKey { hide(range) }
    isBehindSecretKey = false
    place = range.upperBound
  }

  /// Hides a range together with what is hidden right before it.
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

  /// The end of the string that begins here; beyond the line, it is looked for in a few thousand bytes only.
  private func endOfString(limit: Int) -> Int {
    let reach = min(text.count, limit + 4096)
    var end = place + 1
    while end < reach, text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end + 1, text.count)
  }

  private func isKey(endingAt end: Int) -> Bool {
    var next = end
    while next < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[next]) { next += 1 }
    return next < text.count && text[next] == UInt8(ascii: ":")
  }
}
