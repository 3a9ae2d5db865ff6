extension SyntaxDiagnosis {
  /// Names the option with which the parser would have accepted the token; `nil` if there is none.
  func toleranceHelp(for issue: Issue) -> String? {
    switch issue.code {
    case .trailingComma: "JSONParseOptions(tolerances: .trailingCommas) accepts it"
    case .nonFiniteLiteral where isWord(at: issue.location):
      "JSONParseOptions(tolerances: .nonFiniteNumbers) accepts it"
    case .unexpectedCharacter, .trailingContent: help(at: failure.offset)
    default: nil
    }
  }

  private func isWord(at location: SourceLocation?) -> Bool {
    guard let location else { return false }
    let token = text[location.offset..<location.offset + location.length]
    let word = token.first == UInt8(ascii: "-") ? token.dropFirst() : token
    return word.elementsEqual("NaN".utf8) || word.elementsEqual("Infinity".utf8)
  }

  private func help(at place: Int) -> String? {
    switch (text[place], failure.expectation) {
    case (UInt8(ascii: "/"), _) where place + 1 < text.count && "/*".utf8.contains(text[place + 1]):
      "JSONParseOptions(tolerances: .comments) accepts comments"
    case (UInt8(ascii: "'"), .value), (UInt8(ascii: "'"), .key):
      "JSONParseOptions(tolerances: .singleQuotes) accepts single quotes"
    case (let byte, .key) where !isDigit(byte) && isWordBeforeColon(place):
      "JSONParseOptions(tolerances: .unquotedKeys) accepts keys without quotes"
    default: nil
    }
  }

  private func isWordBeforeColon(_ place: Int) -> Bool {
    let isPart = { (byte: UInt8) in isLetter(byte) || isDigit(byte) || "_$".utf8.contains(byte) }
    let end = end(of: isPart, from: place)
    let next = self.end(of: isWhiteSpace, from: end)
    return end > place && next < text.count && text[next] == UInt8(ascii: ":")
  }
}
