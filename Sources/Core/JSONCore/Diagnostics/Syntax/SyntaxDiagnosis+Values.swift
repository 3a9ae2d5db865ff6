extension SyntaxDiagnosis {
  /// Diagnoses an offset where a value is expected.
  func atValue(_ place: Int) -> Issue {
    guard place < text.count else {
      return text.allSatisfy(isWhiteSpace)
        ? issue(.emptyInput, place..<place, path.ofContainer) : atEnd(expected: valueOrCloser)
    }
    var issue = issueOfValue(place)
    if !path.isInContainer, !issue.isIncomplete, let help = ForeignText.help(for: text[place...]) {
      issue.notes.append(IssueNote(.help, help, about: .shape))
    }
    return issue
  }

  private func issueOfValue(_ place: Int) -> Issue {
    if isLetter(text[place]) { return atLiteral(place..<endOfWord(from: place)) }
    if isNumberByte(text[place]) { return atNumber(place) }
    var issue = atToken(place, expected: valueOrCloser)
    if text[place] >= 0x80, scalar(at: place)?.scalar.isIdentifierPart == true {
      issue.notes += adviceOnWord(place..<endOfWord(from: place))
    }
    return issue
  }

  private var valueOrCloser: String {
    path.isInObject || path.isAfterComma || !path.isInContainer ? "a value" : #"a value or "]""#
  }

  private func atLiteral(_ run: Range<Int>) -> Issue {
    if isNonFinite(run) { return issue(.nonFiniteLiteral(shownText(text[run])), run, path.ofValue) }
    if run.upperBound == text.count, run.count < 5 {
      let word = string(run)
      if JSONLiteral.all.contains(where: { $0.hasPrefix(word) }) {
        return atEnd(expected: "the rest of a literal", path: path.ofValue, inside: "a literal")
      }
    }
    return issue(ofWord: run, path.ofValue)
  }

  private func atNumber(_ place: Int) -> Issue {
    let run = place..<endOfNumber(from: place)
    let plain = place..<end(of: isNumberByte, from: place)
    let isSigned = text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+")
    if isSigned, isNonFinite(run.dropFirst()) {
      return issue(.nonFiniteLiteral(shownText(text[run])), run, path.ofValue)
    }
    if plain.upperBound == text.count, NumberGrammar.canGrow(string(plain)) {
      return atEnd(expected: "a digit", path: path.ofValue, inside: "a number")
    }
    let digits = text[plain].drop { $0 == UInt8(ascii: "-") }
    if digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map(isDigit) == true {
      return issue(.leadingZero, plain, path.ofValue)
    }
    return issue(ofNumber: run, path.ofValue)
  }

  /// Diagnoses text after a complete value: text that continues a literal or number without a break belongs
  /// to it.
  func continuation(at place: Int) -> Issue? {
    guard place > 0, place < text.count else { return nil }
    var start = place
    while start > 0, isLetter(text[start - 1]) || isNumberByte(text[start - 1]) { start -= 1 }
    guard start < place else { return nil }
    let isWord = isLetter(text[start])
    let run = start..<(isWord ? endOfWord(from: place) : endOfNumber(from: place))
    guard run.upperBound > place else { return nil }
    return isWord ? issue(ofWord: run, path.ofLastValue) : issue(ofNumber: run, path.ofLastValue)
  }

  private func issue(ofWord run: Range<Int>, _ path: JSONPath) -> Issue {
    issue(.invalidLiteral(shownText(text[run])), run, path, notes: adviceOnWord(run))
  }

  private func issue(ofNumber run: Range<Int>, _ path: JSONPath) -> Issue {
    let advice = NumberGrammar.advice(on: text[run]).map { [IssueNote(.help, $0, about: .value)] } ?? []
    return issue(
      .invalidNumber(shownText(text[run])), run, path, notes: remark(behind: run.upperBound) + advice)
  }

  /// The end of a word: letters of any script, and the characters that may continue an identifier.
  private func endOfWord(from place: Int) -> Int {
    var end = place
    while let (scalar, length) = scalar(at: end), scalar.isIdentifierPart { end += length }
    return end
  }

  /// The end of text that begins like a number, including letters in it or after it.
  private func endOfNumber(from place: Int) -> Int {
    var end = place
    while true {
      let next = endOfWord(from: self.end(of: isNumberByte, from: end))
      guard next > end else { return end }
      end = next
    }
  }

  private func isNonFinite(_ run: Range<Int>) -> Bool { run.count <= 8 && isNonFiniteWord(string(run)) }

  private func adviceOnWord(_ run: Range<Int>) -> [IssueNote] {
    var notes = remark(behind: run.upperBound)
    // A letter has at most four bytes, and a literal at most five letters.
    if run.count <= 20, let help = LookAlike.help(inLiteral: string(run)) {
      notes.append(IssueNote(.help, help, about: .value))
    }
    return notes
  }

  /// A note about an invisible character right after a word, which may be the reason why the word ends there.
  private func remark(behind place: Int) -> [IssueNote] {
    guard place < text.count, text[place] >= 0x80 else { return [] }
    if let (scalar, _) = scalar(at: place) {
      return scalar.isSeen ? [] : [IssueNote(.note, "\(scalar.numbered) follows it", about: .value)]
    }
    let byte = hexadecimal(Int(text[place]), digits: 2)
    return [IssueNote(.note, "byte 0x\(byte) after it is not valid UTF-8", about: .value)]
  }
}
