/// Determines what is wrong at the offset where the parser stopped: the kind, the span and the path.
struct SyntaxDiagnosis {
  let text: UnsafeBufferPointer<UInt8>
  let path: SyntaxPath
  let part: ParsedPart
  let options: JSONParseOptions
  let failure: SyntaxFailure

  /// - Precondition: The failed parse outlives the diagnosis.
  init(_ parse: FailedParse) {
    text = parse.document.text
    path = parse.paths
    part = ParsedPart(parse)
    options = parse.document.options
    failure = parse.failure
  }

  /// The issue for the failure, with path, location and excerpt.
  var issue: Issue {
    var issue = completeIssue
    // More input may make it the beginning of a comment.
    let isSlash = failure.offset == text.count - 1 && text[failure.offset] == UInt8(ascii: "/")
    if isSlash, options.tolerances.contains(.comments),
      issue.code == .unexpectedCharacter || issue.code == .trailingContent
    {
      issue.isIncomplete = true
    }
    if issue.notes.isEmpty || issue.code == .invalidNumber, let help = toleranceHelp(for: issue) {
      issue.notes.append(IssueNote(.help, help, about: .tolerance))
    }
    // Text right after the value of a secret key may belong to that value.
    return part.endsInSecret && !path.isAfterComma ? issue.withoutSecrets : issue.shown
  }

  private var completeIssue: Issue {
    let place = failure.offset
    switch failure.expectation {
    case .value: return atValue(place)
    case .key: return atToken(place, expected: path.isAfterComma ? "a key" : #"a key or "}""#)
    case .colon: return atToken(place, expected: #"":""#, path: path.ofValue)
    case .separator: return atSeparator(place)
    case .end: return atTrailingContent(place)
    case .text(let problem, let opening, let isKey):
      return inText(problem, place: place, opening: opening, path: isKey ? path.ofContainer : path.ofValue)
    case .trailingComma:
      return issue(.trailingComma(before: path.isInObject ? "}" : "]"), place..<place + 1, path.ofContainer)
    case .depth: return issue(.depthLimit(options.depthLimit), place..<place + 1, path.ofValue)
    case .token(let problem, let end, let isCut):
      let token = shownText(text[place..<end])
      let (kind, notes): (IssueKind, [IssueNote]) =
        switch problem {
        case .number: (.invalidNumber(token), [])
        case .escape: (.invalidEscape(token), adviceOnEscapedText(place))
        case .unicodeEscape: (.invalidUnicodeEscape(token), [])
        }
      return issue(kind, place..<end, path.ofValue, isIncomplete: isCut, notes: notes)
    case .comment(let opening):
      let start = related("comment opened", opening..<opening + 2)
      return atEnd(expected: #""*/""#, inside: "a comment", related: [start])
    case .duplicate(let duplicate):
      let key = path.key(duplicate.node)
      return issue(
        .duplicateKey(key), path.span(duplicate.node), path.ofDuplicate(key),
        related: [related("first occurrence", path.span(duplicate.first))])
    }
  }

  func issue(
    _ kind: IssueKind, _ span: Range<Int>, _ path: JSONPath, isIncomplete: Bool = false,
    related: [Issue.Related] = [], notes: [IssueNote] = []
  ) -> Issue {
    let location = location(of: span)
    var issue = Issue(kind, path: path, location: location)
    issue.isIncomplete = issue.isIncomplete || isIncomplete
    issue.related = related
    issue.excerpt = Excerpt(of: location, in: part)
    issue.notes = notes
    return issue
  }

  func related(_ message: String, _ span: Range<Int>) -> Issue.Related {
    Issue.Related(message: message, location: location(of: span))
  }

  func location(of span: Range<Int>) -> SourceLocation {
    SourceLocation(offset: span.lowerBound, length: span.count, in: text)
  }

  func string(_ run: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[run]), as: UTF8.self)
  }

  func end(of isPart: (UInt8) -> Bool, from place: Int) -> Int {
    text[place...].firstIndex { !isPart($0) } ?? text.count
  }

  /// The character at an offset; `nil` if there is none.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    // The text is padded, so the bytes after its end are readable and zero.
    guard place < text.count, let start = text.baseAddress.map({ $0 + place }) else { return nil }
    if text[place] < 0x80 { return (Unicode.Scalar(text[place]), 1) }
    let length = utf8SequenceLength(at: start)
    return string(place..<place + length).unicodeScalars.first.map { ($0, length) }
  }

  /// Diagnoses a problem within a string.
  func inText(_ problem: TextProblem, place: Int, opening: Int, path: JSONPath) -> Issue {
    switch problem {
    case .unterminated: return issue(.unterminatedString, opening..<text.count, path)
    case .controlCharacter: return atControlCharacter(place, opening: opening, path)
    case .escape:
      guard place + 1 < text.count else { return issue(.unterminatedString, opening..<text.count, path) }
      // The message shows a line break after the backslash, although the location ends before it.
      let quoted = place..<place + 1 + (scalar(at: place + 1)?.length ?? 1)
      let span = place..<endOfEscape(at: place, digits: 0, in: text, quotedBy: text[opening])
      return issue(.invalidEscape(shownText(text[quoted])), span, path)
    case .unicodeEscape:
      let span = place..<endOfEscape(at: place, digits: 4, in: text, quotedBy: text[opening])
      return issue(
        .invalidUnicodeEscape(shownText(text[span])), span, path,
        isIncomplete: canBeCompleted(text[place...]))
    case .lowSurrogate, .highSurrogate:
      let span = place..<place + 6
      return issue(
        .loneSurrogate(shownText(text[span]), isHigh: problem == .highSurrogate), span, path,
        isIncomplete: canBeCompleted(text[place...]))
    case .invalidUTF8:
      return issue(
        .invalidUTF8(byte: Int(text[place])), place..<place + 1, path,
        isIncomplete: canBeCompleted(text[place...]))
    }
  }

  private func atControlCharacter(_ place: Int, opening: Int, _ path: JSONPath) -> Issue {
    // If JSON seems to continue in the next line, the string was meant to end in this one.
    let next = text[place...].first { !isWhiteSpace($0) }
    let isUnclosed = isLineBreak(text[place]) && next.map { "\"]}".utf8.contains($0) } == true
    let help = IssueNote(.help, "the closing quote may be missing in this line", about: .shape)
    return issue(
      .controlCharacter(Int(text[place])), place..<place + 1, path,
      related: isUnclosed ? [related("string opened", opening..<opening + 1)] : [],
      notes: isUnclosed ? [help] : [])
  }
}
