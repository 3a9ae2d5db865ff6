/// The stable name of a kind of issue; documented and never changed. <doc:ErrorCodes> has an example of each,
/// and how to fix it.
public enum IssueCode: String, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible {
  /// A character that JSON doesn't allow at this location.
  case unexpectedCharacter = "unexpected-character"
  /// A comma follows the last element or member.
  case trailingComma = "trailing-comma"
  /// A backslash is followed by a character that isn't an escape.
  case invalidEscape = "invalid-escape"
  /// `\u` isn't followed by four hexadecimal digits.
  case invalidUnicodeEscape = "invalid-unicode-escape"
  /// A surrogate escape has no other half.
  case loneSurrogate = "lone-surrogate"
  /// A string has a control character that is not escaped.
  case controlCharacter = "control-character"
  /// Bytes are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// A number begins with a zero that is followed by a digit.
  case leadingZero = "leading-zero"
  /// A text begins like a number, but isn't one.
  case invalidNumber = "invalid-number"
  /// A word isn't `true`, `false` or `null`.
  case invalidLiteral = "invalid-literal"
  /// A literal for infinity or not-a-number, which JSON doesn't have.
  case nonFiniteLiteral = "non-finite-literal"
  /// Text follows the document.
  case trailingContent = "trailing-content"
  /// Another parser rejects the text, with its own message.
  case invalidJSON = "invalid-json"
  /// An object has a key twice, which the options reject.
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
  /// A value that the model requires is null.
  case unexpectedNull = "unexpected-null"
  /// The value has another JSON type than the model requires.
  case typeMismatch = "type-mismatch"
  /// The number doesn't fit the type.
  case numberOutOfRange = "number-out-of-range"
  /// The number has a fraction, but the type is an integer.
  case fractionalNumber = "fractional-number"
  /// The value isn't one of the raw values of an enum.
  case invalidRawValue = "invalid-raw-value"
  /// A string doesn't have the form that a field decodes, such as that of a date.
  case invalidFormat = "invalid-format"
  /// An object has a key that no model decodes, which the mapper rejects.
  case unknownKey = "unknown-key"
  /// The value refers to something that the context doesn't contain.
  case unknownReference = "unknown-reference"
  /// An array has more or fewer elements than the model requires.
  case wrongCount = "wrong-count"
  /// An array has no element at an index.
  case indexOutOfBounds = "index-out-of-bounds"
  /// The value fits none of several alternatives.
  case noAlternative = "no-alternative"
  /// A transform or closure rejects the value.
  case transformFailed = "transform-failed"
  /// The value breaks a rule of the model.
  case invalidValue = "invalid-value"
  /// Your own code rejects the value, with its own message.
  case custom = "custom"
  /// A number to be encoded is infinite or not-a-number.
  case nonFiniteNumber = "non-finite-number"
  /// A key is encoded twice in one object.
  case keyCollision = "key-collision"

  /// The stable name, such as `missing-key`.
  public var description: String { rawValue }

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
      .transformFailed, .invalidValue, .custom:
      .data
    case .nonFiniteNumber, .keyCollision: .encoding
    }
  }
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
