extension SyntaxDiagnosis {
  /// Names the option with which the parser would have accepted the token; `nil` if there is none.
  func toleranceHelp(for issue: Issue) -> String? {
    switch issue.code {
    case .trailingComma: help(".trailingCommas")
    case .nonFiniteLiteral where isWord(at: issue.location): help(".nonFiniteNumbers")
    case .invalidNumber where isNumberOfECMAScript(at: issue.location): help(".ecmaScriptLiterals")
    case .invalidEscape where isEscapeOfECMAScript(failure.offset): help(".ecmaScriptLiterals")
    case .unexpectedCharacter, .trailingContent: help(at: failure.offset)
    default: nil
    }
  }

  private func help(_ tolerance: String, accepts accepted: String = "it") -> String {
    "JSONParseOptions(tolerances: \(tolerance)) accepts \(accepted)"
  }

  private func isWord(at location: SourceLocation?) -> Bool {
    guard let location else { return false }
    let token = text[location.offset..<location.offset + location.length]
    let word = token.first == UInt8(ascii: "-") ? token.dropFirst() : token
    return word.elementsEqual("NaN".utf8) || word.elementsEqual("Infinity".utf8)
  }

  private func isNumberOfECMAScript(at location: SourceLocation?) -> Bool {
    // Where such numbers are accepted, this one is none.
    guard let location, !options.tolerances.contains(.ecmaScriptLiterals) else { return false }
    let token = Array(text[location.offset..<location.offset + location.length])
    return (try? Document(parsing: token, options: JSONParseOptions(tolerances: .ecmaScriptLiterals))) != nil
  }

  private func isEscapeOfECMAScript(_ place: Int) -> Bool {
    let rest = text[place...].dropFirst()
    let digits = rest.dropFirst().prefix(2)
    guard rest.first == UInt8(ascii: "x") else { return rest.first.map(isLineBreak) == true }
    return digits.count == 2 && digits.allSatisfy(isHexadecimal)
  }

  private func help(at place: Int) -> String? {
    switch (text[place], failure.expectation) {
    case (UInt8(ascii: "/"), _) where place + 1 < text.count && "/*".utf8.contains(text[place + 1]):
      help(".comments", accepts: "comments")
    case (UInt8(ascii: "'"), .value), (UInt8(ascii: "'"), .key):
      help(".singleQuotes", accepts: "single quotes")
    case (let byte, .key) where !isDigit(byte) && isWordBeforeColon(place):
      help(".unquotedKeys", accepts: "keys without quotes")
    case (0x0B...0x0C, _): help(".ecmaScriptLiterals")
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
