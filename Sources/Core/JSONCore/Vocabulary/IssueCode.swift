/// The stable name of a kind of issue; documented and never changed. <doc:ErrorCodes> has an example of each,
/// and how to fix it.
public enum IssueCode: String, Sendable, Hashable, CaseIterable, Codable {
  /// A character stands where JSON has none of its kind.
  case unexpectedCharacter = "unexpected-character"
  /// A comma follows the last element or member.
  case trailingComma = "trailing-comma"
  /// A backslash is followed by a character that makes no escape.
  case invalidEscape = "invalid-escape"
  /// The four hexadecimal digits behind `\u` are not there.
  case invalidUnicodeEscape = "invalid-unicode-escape"
  /// A surrogate escape has no other half.
  case loneSurrogate = "lone-surrogate"
  /// A string has a control character that is not escaped.
  case controlCharacter = "control-character"
  /// Bytes are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// A number begins with a zero that is followed by a digit.
  case leadingZero = "leading-zero"
  /// A number is not written as JSON has it.
  case invalidNumber = "invalid-number"
  /// A word is none of `true`, `false` and `null`.
  case invalidLiteral = "invalid-literal"
  /// A number is infinite, or none: JSON has no such literals.
  case nonFiniteLiteral = "non-finite-literal"
  /// Text follows the document.
  case trailingContent = "trailing-content"
  /// Another parser refuses the text, in its own words.
  case invalidJSON = "invalid-json"
  /// An object has a key twice, and the options refuse that.
  case duplicateKey = "duplicate-key"
  /// There is no value in the text.
  case emptyInput = "empty-input"
  /// The text ends within a value.
  case unexpectedEnd = "unexpected-end"
  /// The text ends within a string.
  case unterminatedString = "unterminated-string"
  /// Arrays and objects are nested more deeply than the limit allows.
  case depthLimit = "depth-limit"
  /// The text is longer than the limit allows.
  case sizeLimit = "size-limit"
  /// An object lacks a key that the model requires.
  case missingKey = "missing-key"
  /// Null stands where the model needs a value.
  case unexpectedNull = "unexpected-null"
  /// The value is of another JSON type than the model needs.
  case typeMismatch = "type-mismatch"
  /// The number does not fit into the type.
  case numberOutOfRange = "number-out-of-range"
  /// The number has a fraction, and the type has none.
  case fractionalNumber = "fractional-number"
  /// The value is none of the raw values of an enum.
  case invalidRawValue = "invalid-raw-value"
  /// A string has not the form that a field reads, such as that of a date.
  case invalidFormat = "invalid-format"
  /// An object has a key that no model looks for, and the mapper refuses that.
  case unknownKey = "unknown-key"
  /// The value names something that is not in the context.
  case unknownReference = "unknown-reference"
  /// An array has more or fewer elements than the model takes.
  case wrongCount = "wrong-count"
  /// An array has no element at an index.
  case indexOutOfBounds = "index-out-of-bounds"
  /// The value fits none of several alternatives.
  case noAlternative = "no-alternative"
  /// A transform or closure makes no value of what it gets.
  case transformFailed = "transform-failed"
  /// Your own code refuses the value, in its own words.
  case custom = "custom"
  /// A number to be written is infinite, or none.
  case nonFiniteNumber = "non-finite-number"
  /// Two keys of a dictionary would be written as the same text.
  case keyCollision = "key-collision"
}

/// The category of an issue.
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
  /// The category of this code. If only the input ended too early, an issue with a syntax code is
  /// `incomplete`.
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
