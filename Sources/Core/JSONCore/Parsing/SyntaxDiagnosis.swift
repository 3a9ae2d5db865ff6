/// Works out what is wrong where the parser stopped: the kind, the span and the path.
struct SyntaxDiagnosis {
  let text: UnsafeBufferPointer<UInt8>
  let path: SyntaxPath
  let part: ParsedPart
  let options: JSONParseOptions

  /// The issue for a failure, with path, place and excerpt.
  func issue(for failure: SyntaxFailure) -> Issue {
    let issue = openIssue(for: failure)
    // What stands right behind the value of a secret key may well belong to it.
    return part.endsInSecret && !path.isAfterComma ? issue.withoutSecrets : issue.shown
  }

  private func openIssue(for failure: SyntaxFailure) -> Issue {
    var issue = completeIssue(for: failure)
    // More input may make it the beginning of a comment.
    let isSlash = failure.offset == text.count - 1 && text[failure.offset] == UInt8(ascii: "/")
    if isSlash, part.isJSON5, issue.code == .unexpectedCharacter || issue.code == .trailingContent {
      issue.isIncomplete = true
    }
    return issue
  }

  private func completeIssue(for failure: SyntaxFailure) -> Issue {
    let place = failure.offset
    switch failure.expectation {
    case .value: return atValue(place)
    case .key: return atToken(place, expected: path.isAfterComma ? "a key" : #"a key or "}""#)
    case .colon: return atToken(place, expected: #"":""#, path: path.ofValue)
    case .separator: return behindValue(place, expected: path.isInObject ? #""," or "}""# : #""," or "]""#)
    case .end: return behindValue(place, expected: nil)
    case .text(let problem, let opening, let isKey):
      return inText(problem, place: place, opening: opening, path: isKey ? path.ofContainer : path.ofValue)
    case .trailingComma:
      return issue(.trailingComma(before: path.isInObject ? "}" : "]"), place..<place + 1, path.ofContainer)
    case .depth: return issue(.depthLimit(options.depthLimit), place..<place + 1, path.ofValue)
    case .token(let kind, let end, let isCut):
      var issue = issue(kind, place..<end, path.ofValue)
      issue.isIncomplete = isCut
      return issue
    case .comment(let opening):
      var issue = atEnd(expected: #""*/""#, inside: "a comment")
      issue.related = [related("comment opened", opening..<opening + 2)]
      return issue
    case .duplicate(let duplicate): return atDuplicate(duplicate)
    }
  }
}

extension SyntaxDiagnosis {
  private func atValue(_ place: Int) -> Issue {
    guard place < text.count else {
      return text.allSatisfy(isWhiteSpace)
        ? issue(.emptyInput, place..<place, path.ofContainer) : atEnd(expected: valueOrCloser)
    }
    let first = text[place]
    if isLetter(first) { return atLiteral(place..<end(of: isLetter, from: place)) }
    if Parser.isNumberByte(first) { return atNumber(place..<end(of: Parser.isNumberByte, from: place)) }
    return atToken(place, expected: valueOrCloser)
  }

  private var valueOrCloser: String {
    path.isInObject || path.isAfterComma || !path.isInContainer ? "a value" : #"a value or "]""#
  }

  private func atLiteral(_ run: Range<Int>) -> Issue {
    let word = string(run)
    if ["NaN", "Infinity", "nan", "inf", "infinity"].contains(word) {
      return issue(.nonFiniteLiteral(shownText(text[run])), run, path.ofValue)
    }
    if run.upperBound == text.count, ["true", "false", "null"].contains(where: { $0.hasPrefix(word) }) {
      return atEnd(expected: "the rest of a literal", path: path.ofValue, inside: "a literal")
    }
    return issue(.invalidLiteral(shownText(text[run])), run, path.ofValue)
  }

  private func atNumber(_ run: Range<Int>) -> Issue {
    let number = string(run)
    let digits = number.drop { $0 == "-" }
    let isSign = number.allSatisfy { $0 == "-" || $0 == "+" }
    if isSign, run.upperBound < text.count, isLetter(text[run.upperBound]) {
      let word = run.lowerBound..<end(of: isLetter, from: run.upperBound)
      return issue(.nonFiniteLiteral(shownText(text[word])), word, path.ofValue)
    }
    if run.upperBound == text.count, NumberPrefix.canGrow(number) {
      return atEnd(expected: "a digit", path: path.ofValue, inside: "a number")
    }
    let hasLeadingZero = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    return issue(hasLeadingZero ? .leadingZero : .invalidNumber(shownText(text[run])), run, path.ofValue)
  }

  /// Behind a complete value: what stands there either belongs to a broken literal or number or is out of
  /// place.
  private func behindValue(_ place: Int, expected: String?) -> Issue {
    if place > 0, place < text.count {
      if isLetter(text[place]), isLetter(text[place - 1]) {
        return issue(around: place, of: isLetter) { .invalidLiteral($0) }
      }
      if Parser.isNumberByte(text[place]), isDigit(text[place - 1]) {
        return issue(around: place, of: Parser.isNumberByte) { .invalidNumber($0) }
      }
    }
    guard let expected else { return issue(.trailingContent, place..<place + 1, JSONPath()) }
    return atToken(place, expected: expected)
  }

  private func issue(around place: Int, of isPart: (UInt8) -> Bool, _ kind: (String) -> Issue.Kind) -> Issue {
    var start = place
    while start > 0, isPart(text[start - 1]) { start -= 1 }
    let run = start..<end(of: isPart, from: place)
    return issue(kind(shownText(text[run])), run, path.ofLastValue)
  }

  private func atToken(_ place: Int, expected: String, path tokenPath: JSONPath? = nil) -> Issue {
    let tokenPath = tokenPath ?? (path.isBehindKey ? path.ofValue : path.ofContainer)
    guard place < text.count else { return atEnd(expected: expected, path: tokenPath) }
    if let mark = ByteOrderMark(at: place, in: text) { return atMark(mark, place, expected, tokenPath) }
    let length = max(1, text[place] < 0x80 ? 1 : utf8Length(at: place))
    guard text[place] < 0x80 || length > 1 else {
      return issue(.invalidUTF8(byte: Int(text[place])), place..<place + 1, tokenPath)
    }
    let isControl = text[place] < 0x20 || text[place] == 0x7F
    let found =
      isControl
      ? "control character U+\(hexadecimal(Int(text[place]), digits: 4))"
      : shownCharacter(text[place..<place + length])
    var issue = issue(
      .unexpectedCharacter(found: found, expected: expected), place..<place + length, tokenPath)
    if text[place] == 0, place < 4 {
      let (encoding, _) = TextEncoding.detected(in: UnsafeRawBufferPointer(text))
      if encoding != .utf8 { issue.notes = [IssueNote(encoding.help, about: .shape)] }
    }
    return issue
  }

  private func atMark(_ mark: ByteOrderMark, _ place: Int, _ expected: String, _ path: JSONPath) -> Issue {
    let kind: Issue.Kind =
      mark == .utf8
      ? .unexpectedCharacter(found: "byte order mark", expected: expected)
      : .invalidUTF8(byte: Int(text[place]))
    var issue = issue(kind, place..<place + (mark == .utf8 ? 3 : 1), path)
    issue.notes = [IssueNote(mark.help, about: .shape)]
    return issue
  }

  private func atEnd(expected: String, path endPath: JSONPath? = nil, inside: String? = nil) -> Issue {
    let path = endPath ?? (path.isBehindKey ? path.ofValue : path.ofContainer)
    let inside = inside ?? (self.path.isInObject ? "an object" : "an array")
    var issue = issue(.unexpectedEnd(inside: inside, expected: expected), text.count..<text.count, path)
    if let opening = self.path.opening {
      let message = self.path.isInObject ? "object opened" : "array opened"
      issue.related = [related(message, opening..<opening + 1)]
    }
    return issue
  }

  private func atControlCharacter(_ place: Int, opening: Int, _ path: JSONPath) -> Issue {
    var issue = issue(.controlCharacter(Int(text[place])), place..<place + 1, path)
    // Where JSON seems to go on in the next line, the string was meant to end in this one.
    let next = text[place...].first { !isWhiteSpace($0) }
    if text[place] == 0x0A || text[place] == 0x0D, let next, [0x22, 0x5D, 0x7D].contains(next) {
      issue.related = [related("string opened", opening..<opening + 1)]
      issue.notes = [IssueNote("help: the closing quote may be missing in this line", about: .shape)]
    }
    return issue
  }

  private func inText(_ problem: TextProblem, place: Int, opening: Int, path: JSONPath) -> Issue {
    // An escape or a sequence that the end of the text cuts may be completed by more input.
    func cut(_ length: Int, _ kind: (String) -> Issue.Kind) -> Issue {
      let run = place..<min(place + length, text.count)
      var issue = issue(kind(shownText(text[run])), run, path)
      issue.isIncomplete = place + length > text.count
      return issue
    }
    switch problem {
    case .unterminated: return issue(.unterminatedString, opening..<text.count, path)
    case .controlCharacter: return atControlCharacter(place, opening: opening, path)
    case .escape:
      let quoted = place..<min(place + 1 + max(utf8Length(at: place + 1), 1), text.count)
      return cut(2) { _ in .invalidEscape(shownText(text[quoted])) }
    case .unicodeEscape:
      let digits = end(of: isHexadecimal, from: min(place + 2, text.count))
      let isCut = digits == text.count
      var issue = cut(isCut ? 6 : min(6, text.count - place)) { .invalidUnicodeEscape($0) }
      issue.isIncomplete = isCut
      return issue
    case .lowSurrogate: return cut(6) { .loneSurrogate($0, isHigh: false) }
    case .highSurrogate:
      var issue = cut(6) { .loneSurrogate($0, isHigh: true) }
      issue.isIncomplete = isCutPair(text[min(place + 6, text.count)...])
      return issue
    case .invalidUTF8:
      var issue = issue(.invalidUTF8(byte: Int(text[place])), place..<place + 1, path)
      issue.isIncomplete = isCutSequence(text[place...])
      return issue
    }
  }

  private func atDuplicate(_ duplicate: DuplicateKey) -> Issue {
    let key = path.key(duplicate.node)
    var issue = issue(
      .duplicateKey(key), path.span(duplicate.node),
      JSONPath(path.ofContainer.components + [.key(key)])
    )
    issue.related = [related("first occurrence", path.span(duplicate.first))]
    return issue
  }
}

extension SyntaxDiagnosis {
  private func issue(_ kind: Issue.Kind, _ span: Range<Int>, _ path: JSONPath) -> Issue {
    let location = location(of: span)
    var issue = Issue(kind, path: path, location: location)
    issue.excerpt = Excerpt(of: location, in: part)
    return issue
  }

  private func related(_ message: String, _ span: Range<Int>) -> Issue.Related {
    Issue.Related(message: message, location: location(of: span))
  }

  private func location(of span: Range<Int>) -> SourceLocation {
    SourceLocation(offset: span.lowerBound, length: span.count, in: text)
  }

  private func string(_ run: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[run]), as: UTF8.self)
  }

  private func end(of isPart: (UInt8) -> Bool, from place: Int) -> Int {
    var end = place
    while end < text.count, isPart(text[end]) { end += 1 }
    return end
  }

  private func utf8Length(at place: Int) -> Int {
    // The text is padded, so the bytes behind its end are there and zero.
    text.baseAddress.map { utf8SequenceLength(at: $0 + place) } ?? 0
  }

  /// Whether the text ends within what may still become the low half of a pair.
  private func isCutPair(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard rest.count < 6 else { return false }
    let bytes = Array(rest)
    let isStart = bytes.isEmpty || bytes[0] == UInt8(ascii: "\\")
    let isUnicode = bytes.count < 2 || bytes[1] == UInt8(ascii: "u")
    let isLow = bytes.count < 3 || bytes[2] | 0x20 == UInt8(ascii: "d")
    let isInRange = bytes.count < 4 || "CDEFcdef".utf8.contains(bytes[3])
    return isStart && isUnicode && isLow && isInRange && bytes.dropFirst(4).allSatisfy(isHexadecimal)
  }

  /// Whether the text ends within what may still become a UTF-8 sequence.
  private func isCutSequence(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard rest.count < 4 else { return false }
    // Some continuation completes the sequence exactly if its start is well formed.
    return (1...3).contains { missing in
      [0x80, 0x90, 0xA0, 0xBF].contains { (byte: UInt8) in
        let completed = Array(rest) + [byte] + Array(repeating: 0x80, count: missing - 1)
        return (completed + [0, 0, 0, 0]).withUnsafeBufferPointer { buffer in
          buffer.baseAddress.map { utf8SequenceLength(at: $0) == completed.count } ?? false
        }
      }
    }
  }
}
