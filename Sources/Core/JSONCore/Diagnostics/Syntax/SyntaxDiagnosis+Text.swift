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
      let isCut = span.upperBound == text.count && text[span].dropFirst(2).allSatisfy(isHexadecimal)
      return issue(.invalidUnicodeEscape(shownText(text[span])), span, path, isIncomplete: isCut)
    case .lowSurrogate, .highSurrogate:
      let span = place..<place + 6
      let isHigh = problem == .highSurrogate
      return issue(
        .loneSurrogate(shownText(text[span]), isHigh: isHigh), span, path,
        isIncomplete: isHigh && isCutPair(text[span.upperBound...]))
    case .invalidUTF8:
      let isCut = isCutSequence(text[place...])
      return issue(.invalidUTF8(byte: Int(text[place])), place..<place + 1, path, isIncomplete: isCut)
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

  /// Whether the text ends within a possible low half of a surrogate pair.
  private func isCutPair(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard rest.count < 6 else { return false }
    let bytes = Array(rest)
    let isStart = bytes.isEmpty || bytes[0] == UInt8(ascii: "\\")
    let isUnicode = bytes.count < 2 || bytes[1] == UInt8(ascii: "u")
    let isLow = bytes.count < 3 || bytes[2] | 0x20 == UInt8(ascii: "d")
    let isInRange = bytes.count < 4 || "CDEFcdef".utf8.contains(bytes[3])
    return isStart && isUnicode && isLow && isInRange && bytes.dropFirst(4).allSatisfy(isHexadecimal)
  }

  /// Whether the text ends within a possible UTF-8 sequence.
  private func isCutSequence(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard rest.count < 4 else { return false }
    // The bytes begin a well-formed sequence exactly if one of these continuations completes it.
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
