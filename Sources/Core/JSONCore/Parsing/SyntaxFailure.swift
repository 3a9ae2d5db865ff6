/// The offset where the parser stopped, and what it expected there. `SyntaxDiagnosis` determines the issue.
struct SyntaxFailure: Error {
  /// - `value` is expected at the start, and after a colon, an opening bracket or a comma.
  /// - `key` is a key or, before the first one, the closing brace.
  /// - `separator` is a comma or the closing bracket.
  /// - `end` is the end of the text.
  /// - `depth` is an opening bracket within the depth limit.
  enum Expectation {
    case value, key, colon, separator, end, trailingComma, depth
    /// The rest of a string, opened at this offset.
    case text(TextProblem, opening: Int, isKey: Bool)
    case duplicate(DuplicateKey)
    /// A valid JSON5 token in place of the invalid one, which ends at `end`; `isCut` if more input may
    /// complete the invalid one.
    case token(TokenProblem, end: Int, isCut: Bool)
    /// The end of the comment opened at this offset.
    case comment(opening: Int)
  }

  /// The problem of a JSON5 token.
  enum TokenProblem { case number, escape, unicodeEscape }

  let expectation: Expectation
  let offset: Int
}
