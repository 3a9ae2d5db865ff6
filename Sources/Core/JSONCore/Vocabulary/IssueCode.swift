/// The stable name of a kind of issue; documented and never reworded. `Sources/Core/ErrorCodes.md` has an
/// example of each, and what to do about it.
public enum IssueCode: String, Sendable, Hashable, CaseIterable, Codable {
  case unexpectedCharacter = "unexpected-character"
  case trailingComma = "trailing-comma"
  case invalidEscape = "invalid-escape"
  case invalidUnicodeEscape = "invalid-unicode-escape"
  case loneSurrogate = "lone-surrogate"
  case controlCharacter = "control-character"
  case invalidUTF8 = "invalid-utf8"
  case leadingZero = "leading-zero"
  case invalidNumber = "invalid-number"
  case invalidLiteral = "invalid-literal"
  case nonFiniteLiteral = "non-finite-literal"
  case trailingContent = "trailing-content"
  case invalidJSON = "invalid-json"
  case duplicateKey = "duplicate-key"
  case emptyInput = "empty-input"
  case unexpectedEnd = "unexpected-end"
  case unterminatedString = "unterminated-string"
  case depthLimit = "depth-limit"
  case sizeLimit = "size-limit"
  case missingKey = "missing-key"
  case unexpectedNull = "unexpected-null"
  case typeMismatch = "type-mismatch"
  case numberOutOfRange = "number-out-of-range"
  case fractionalNumber = "fractional-number"
  case invalidRawValue = "invalid-raw-value"
  case invalidFormat = "invalid-format"
  case unknownKey = "unknown-key"
  case unknownReference = "unknown-reference"
  case wrongCount = "wrong-count"
  case indexOutOfBounds = "index-out-of-bounds"
  case noAlternative = "no-alternative"
  case transformFailed = "transform-failed"
  case custom = "custom"
  case nonFiniteNumber = "non-finite-number"
  case keyCollision = "key-collision"
}

/// What an issue is about.
public enum IssueCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// The text is not JSON.
  case syntax
  /// The text is valid so far but ends too early; more input may complete it.
  case incomplete
  /// The text is larger or deeper than the options allow.
  case limit
  /// The text is JSON, but not what the model needs.
  case data
  /// A value can't be written as JSON.
  case encoding
}

extension IssueCode: CustomStringConvertible {
  /// The stable name, such as `missing-key`.
  public var description: String { rawValue }
}

extension IssueCode {
  /// The category of this code. Where the input merely ended, an issue of a syntax code is `incomplete`.
  public var category: IssueCategory {
    switch self {
    case .unexpectedCharacter, .trailingComma, .invalidEscape, .invalidUnicodeEscape, .loneSurrogate,
      .controlCharacter, .invalidUTF8, .leadingZero, .invalidNumber, .invalidLiteral, .nonFiniteLiteral,
      .trailingContent, .invalidJSON, .duplicateKey:
      .syntax
    case .emptyInput, .unexpectedEnd, .unterminatedString: .incomplete
    case .depthLimit, .sizeLimit: .limit
    case .missingKey, .unexpectedNull, .typeMismatch, .numberOutOfRange, .fractionalNumber, .invalidRawValue,
      .invalidFormat, .unknownKey, .unknownReference, .wrongCount, .indexOutOfBounds, .noAlternative,
      .transformFailed, .custom:
      .data
    case .nonFiniteNumber, .keyCollision: .encoding
    }
  }
}
