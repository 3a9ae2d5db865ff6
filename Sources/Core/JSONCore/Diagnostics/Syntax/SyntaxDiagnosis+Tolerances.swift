extension JSONError {
  /// The error without the advice about a tolerance. Text that is parsed before it is complete can have no
  /// extensions but trailing commas.
  package var ofIncompleteText: JSONError {
    mapIssues { issue in
      guard issue.code != .trailingComma else { return issue }
      var issue = issue
      issue.notes.removeAll { $0.text.hasPrefix(SyntaxDiagnosis.toleranceOption) }
      return issue
    }
  }
}

extension SyntaxDiagnosis {
  fileprivate static let toleranceOption = "JSONParseOptions(tolerances: "

  /// Names the option with which the parser would have accepted the token; `nil` if there is none.
  func toleranceHelp(for issue: Issue) -> String? {
    switch issue.code {
    case .trailingComma: Self.toleranceOption + ".trailingCommas) accepts it"
    case .nonFiniteLiteral where isWord(at: issue.location):
      Self.toleranceOption + ".nonFiniteNumbers) accepts it"
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
      Self.toleranceOption + ".comments) accepts comments"
    case (UInt8(ascii: "'"), .value), (UInt8(ascii: "'"), .key):
      Self.toleranceOption + ".singleQuotes) accepts single quotes"
    case (let byte, .key) where !isDigit(byte) && isWordBeforeColon(place):
      Self.toleranceOption + ".unquotedKeys) accepts keys without quotes"
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
