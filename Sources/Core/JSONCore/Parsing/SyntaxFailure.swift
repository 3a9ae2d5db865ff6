/// Where the parser stopped, and what it needed there. What it means is worked out by `SyntaxDiagnosis`.
struct SyntaxFailure: Error {
  enum Expectation {
    /// A value: at the start, behind a colon, an opening bracket or a comma.
    case value
    /// A key or, before the first, the closing brace.
    case key
    case colon
    /// A comma or the closing bracket.
    case separator
    /// Nothing more.
    case end
    /// The rest of a string, opened at this offset.
    case text(TextProblem, opening: Int, isKey: Bool)
    case trailingComma
    /// A bracket at a level that is allowed.
    case depth
    case duplicate(DuplicateKey)
    /// Something else than the token of JSON5 that ends at this offset, where perhaps the text only ends too
    /// early.
    case token(TokenProblem, end: Int, isCut: Bool)
    /// The end of the comment opened at this offset.
    case comment(opening: Int)
  }

  /// What is wrong with a token of JSON5.
  enum TokenProblem {
    case number
    case escape
    case unicodeEscape
  }

  let expectation: Expectation
  let offset: Int
}
