/// The offset where the parser stopped, and what it expected there. `SyntaxDiagnosis` determines the issue.
struct SyntaxFailure: Error {
  enum Expectation {
    /// A value: at the start, or after a colon, an opening bracket or a comma.
    case value
    /// A key or, before the first one, the closing brace.
    case key
    case colon
    /// A comma or the closing bracket.
    case separator
    /// The end of the text.
    case end
    /// The rest of a string, opened at this offset.
    case text(TextProblem, opening: Int, isKey: Bool)
    case trailingComma
    /// An opening bracket within the depth limit.
    case depth
    case duplicate(DuplicateKey)
    /// A valid JSON5 token in place of the invalid one, which ends at `end`; `isCut` if more input may
    /// complete the invalid one.
    case token(TokenProblem, end: Int, isCut: Bool)
    /// The end of the comment opened at this offset.
    case comment(opening: Int)
  }

  /// The problem of a JSON5 token.
  enum TokenProblem {
    case number
    case escape
    case unicodeEscape
  }

  let expectation: Expectation
  let offset: Int
}
