extension SyntaxDiagnosis {
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
