extension SyntaxDiagnosis {
  /// Diagnoses the end of an element or member, where a comma or the closing bracket is expected.
  func atSeparator(_ place: Int) -> Issue {
    if let issue = continuation(at: place) { return issue }
    var issue = atToken(place, expected: path.isInObject ? #""," or "}""# : #""," or "]""#)
    if isAtNextElement(place) { adviseOnMissingComma(before: place, &issue) }
    return issue
  }

  /// Diagnoses text after the end of the document.
  func atTrailingContent(_ place: Int) -> Issue {
    let continuation = continuation(at: place)
    var issue = continuation ?? issue(.trailingContent, place..<place + 1, JSONPath())
    let end = continuation?.location.map { $0.offset + $0.length } ?? place
    if isBehindScalar(place), let help = ForeignText.help(behindScalar: text[end...]) {
      issue.notes.append(IssueNote(.help, help, about: .shape))
    }
    return issue
  }

  /// Whether the document is a number or a literal.
  private func isBehindScalar(_ place: Int) -> Bool {
    guard let last = text[..<place].last(where: { !isWhiteSpace($0) }) else { return false }
    return isLetter(last) || isDigit(last)
  }

  func atToken(_ place: Int, expected: String, path tokenPath: JSONPath? = nil) -> Issue {
    let tokenPath = tokenPath ?? pathOfToken
    guard place < text.count else { return atEnd(expected: expected, path: tokenPath) }
    if let encoding = ByteOrderMark.encoding(at: place, in: text) {
      return atMark(of: encoding, place, expected, tokenPath)
    }
    guard let (_, length) = scalar(at: place) else {
      return issue(.invalidUTF8(byte: Int(text[place])), place..<place + 1, tokenPath)
    }
    let isControl = text[place] < 0x20 || text[place] == 0x7F
    let found =
      isControl
      ? "control character U+\(hexadecimal(Int(text[place]), digits: 4))"
      : shownCharacter(text[place..<place + length])
    return issue(
      .unexpectedCharacter(found: found, expected: expected), place..<place + length, tokenPath,
      related: isAtWrongBracket(place) ? openings : [],
      notes: adviceOnEscapedText(place) + adviceOnToken(place).map { IssueNote(.help, $0, about: .shape) })
  }

  private func adviceOnToken(_ place: Int) -> [String] {
    if text[place] == 0, place < 4 {
      let (encoding, _) = TextEncoding.detected(in: UnsafeRawBufferPointer(text))
      return encoding == .utf8 ? [] : [encoding.help]
    }
    return [scalar(at: place).flatMap { LookAlike.help(forToken: $0.scalar) }].compactMap(\.self)
  }

  /// Outside of strings, an escape indicates that the text is the content of a string.
  func adviceOnEscapedText(_ place: Int) -> [IssueNote] {
    guard text[place] == UInt8(ascii: "\\"), place + 1 < text.count,
      // Keys of JSON5 may have escapes themselves.
      (part.isJSON5 ? "\"" : "\"\\/nrtu").utf8.contains(text[place + 1])
    else { return [] }
    let help = "the text is escaped as in a string; parse that string first, and then its content"
    return [IssueNote(.help, help, about: .shape)]
  }

  private func atMark(
    of encoding: TextEncoding, _ place: Int, _ expected: String, _ path: JSONPath
  ) -> Issue {
    guard encoding == .utf8 else {
      let help = IssueNote(.help, encoding.help + " without a byte order mark", about: .shape)
      return issue(.invalidUTF8(byte: Int(text[place])), place..<place + 1, path, notes: [help])
    }
    let isAllowed = place == 0 && !options.allowsByteOrderMark
    let isOnlyOne = ByteOrderMark.encoding(at: place + 3, in: text) == nil
    return issue(
      .unexpectedCharacter(found: "byte order mark", expected: expected), place..<place + 3, path,
      notes: [isAllowed && isOnlyOne ? .markAtStart : .strayMark])
  }

  func atEnd(
    expected: String, path endPath: JSONPath? = nil, inside: String? = nil, related: [Issue.Related]? = nil
  ) -> Issue {
    let inside = inside ?? (path.isInObject ? "an object" : "an array")
    return issue(
      .unexpectedEnd(inside: inside, expected: expected), text.count..<text.count, endPath ?? pathOfToken,
      related: related ?? openings)
  }

  /// The path of the value of a key that has no value yet, or of the container.
  private var pathOfToken: JSONPath { path.isBehindKey ? path.ofValue : path.ofContainer }

  /// The location where the innermost open container was opened, and that of the container that probably
  /// lacks its bracket, if the indentation indicates another one.
  private var openings: [Issue.Related] {
    guard let opening = path.opening else { return [] }
    var openings = [related(path.isInObject ? "object opened" : "array opened", opening..<opening + 1)]
    if let unclosed = part.unclosedContainer.map({ part.tape[$0] }), unclosed.offset != opening {
      let container = unclosed.isKind(.object) ? "object" : "array"
      openings.append(
        related(
          "by the indentation, the unclosed one is the \(container) opened",
          unclosed.offset..<unclosed.offset + 1))
    }
    return openings
  }

  /// Whether a bracket is of the other kind, or follows the point where the innermost open container must
  /// have ended.
  private func isAtWrongBracket(_ place: Int) -> Bool {
    guard path.isInContainer, !path.isBehindKey || text[place] == UInt8(ascii: "]") else { return false }
    switch text[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: "{"): return path.isInObject
    case UInt8(ascii: "}"), UInt8(ascii: ":"): return !path.isInObject
    default: return false
    }
  }

  /// Whether another element or member begins here.
  private func isAtNextElement(_ place: Int) -> Bool {
    guard place < text.count else { return false }
    switch text[place] {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "'"): return part.isJSON5
    case UInt8(ascii: "{"), UInt8(ascii: "["): return !path.isInObject
    default:
      let isWord = isLetter(text[place]) || isDigit(text[place]) || text[place] == UInt8(ascii: "-")
      return isWord && (!path.isInObject || part.isJSON5)
    }
  }

  /// Shows where the comma is missing, if that is in an earlier line.
  private func adviseOnMissingComma(before place: Int, _ issue: inout Issue) {
    var end = place
    while end > 0, isWhiteSpace(text[end - 1]) { end -= 1 }
    guard text[end..<place].contains(where: isLineBreak) else { return }
    let location = location(of: end..<end)
    let line = Excerpt(of: location, in: part)
    issue.excerpt?.earlier = EarlierLine(
      number: location.line, text: line.text, textWithoutValues: line.withoutValues.text)
    // In JSON5 the preceding text may be the end of a comment.
    if !part.isJSON5 {
      issue.related.append(Issue.Related(message: "a comma may be missing", location: location))
    }
  }
}

extension TextEncoding {
  /// What to do about a text in an encoding that JSON does not allow.
  var help: String { "the text begins like \(name); convert it to UTF-8" }

  private var name: String { if case .utf16 = self { "UTF-16" } else { "UTF-32" } }
}
