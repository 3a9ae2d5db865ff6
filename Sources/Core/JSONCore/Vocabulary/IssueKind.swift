/// What is wrong. The associated values are the details that the location doesn't show.
public enum IssueKind: Sendable, Hashable {
  /// A character that isn't allowed here, and the expected text.
  case unexpectedCharacter(found: String, expected: String)
  /// A comma before the given closing bracket.
  case trailingComma(before: String)
  /// An escape that JSON does not have, as written.
  case invalidEscape(String)
  /// A `\u` escape without four hexadecimal digits, as written.
  case invalidUnicodeEscape(String)
  /// A surrogate escape without its other half; `isHigh` is true if the high half was found.
  case loneSurrogate(String, isHigh: Bool)
  /// A control character in a string, by its code.
  case controlCharacter(Int)
  /// A byte that is not valid UTF-8 here.
  case invalidUTF8(byte: Int)
  /// A number with a leading zero.
  case leadingZero
  /// Text that begins like a number, but isn't one.
  case invalidNumber(String)
  /// A word that is not a literal.
  case invalidLiteral(String)
  /// A word for infinity, or for not-a-number.
  case nonFiniteLiteral(String)
  /// Text after the document.
  case trailingContent
  /// A text that another library rejects, with that library's message.
  case invalidJSON(String)
  /// A key that the object already has.
  case duplicateKey(String)
  /// A text without a value.
  case emptyInput
  /// A text that ends inside a value, and what could follow.
  case unexpectedEnd(inside: String, expected: String)
  /// A string without a closing quote.
  case unterminatedString
  /// A value that is nested more deeply than this many levels.
  case depthLimit(Int)
  /// A text longer than the limit. Its size is `actual`, or more if writing stopped early.
  case sizeLimit(Int, actual: Int)
  /// A missing key, and the type of its value.
  case missingKey(String, expected: IssueExpectation)
  /// Null instead of a value of this type.
  case unexpectedNull(expected: IssueExpectation)
  /// A value of another kind than expected.
  case typeMismatch(expected: IssueExpectation)
  /// A number outside the range of the type, and that range.
  case numberOutOfRange(type: String, range: String)
  /// A fraction instead of a number of this type.
  case fractionalNumber(expected: IssueExpectation)
  /// A value that isn't one of the raw values of an enum; `allowed` lists them if they are known.
  case invalidRawValue(type: String, allowed: [String])
  /// A string in an invalid format: `expected` names the format, and `reason` the error in the string.
  case invalidFormat(expected: IssueExpectation, reason: String)
  /// A key that no model decodes.
  case unknownKey(String)
  /// A reference to a value that the context doesn't contain: nothing of `type` has this `value` for `key`.
  case unknownReference(type: String, key: String, value: String)
  /// An array of another length.
  case wrongCount(expected: Int, found: Int)
  /// An index beyond the end of an array, which has this many elements.
  case indexOutOfBounds(Int, count: Int)
  /// A value that no alternative for this type accepts.
  case noAlternative(type: String)
  /// A value that a transform rejects, and why.
  case transformFailed(String)
  /// A value that a transform can't convert to this type. The message shows the value.
  case conversionFailed(to: String)
  /// A value that breaks a rule of the model: the message of the rule, or the text of the error that an
  /// initializer throws.
  case invalidValue(String)
  /// A message from your own code.
  case custom(String)
  /// A number that JSON can't express, as Swift prints it.
  case nonFiniteNumber(String)
  /// The key that is written twice in one object.
  case keyCollision(String)

  /// The stable name of this kind.
  public var code: IssueCode {
    switch self {
    case .unexpectedCharacter: .unexpectedCharacter
    case .trailingComma: .trailingComma
    case .invalidEscape: .invalidEscape
    case .invalidUnicodeEscape: .invalidUnicodeEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacter
    case .invalidUTF8: .invalidUTF8
    case .leadingZero: .leadingZero
    case .invalidNumber: .invalidNumber
    case .invalidLiteral: .invalidLiteral
    case .nonFiniteLiteral: .nonFiniteLiteral
    case .trailingContent: .trailingContent
    case .invalidJSON: .invalidJSON
    case .duplicateKey: .duplicateKey
    case .emptyInput: .emptyInput
    case .unexpectedEnd: .unexpectedEnd
    case .unterminatedString: .unterminatedString
    case .depthLimit: .depthLimit
    case .sizeLimit: .sizeLimit
    case .missingKey: .missingKey
    case .unexpectedNull: .unexpectedNull
    case .typeMismatch: .typeMismatch
    case .numberOutOfRange: .numberOutOfRange
    case .fractionalNumber: .fractionalNumber
    case .invalidRawValue: .invalidRawValue
    case .invalidFormat: .invalidFormat
    case .unknownKey: .unknownKey
    case .unknownReference: .unknownReference
    case .wrongCount: .wrongCount
    case .indexOutOfBounds: .indexOutOfBounds
    case .noAlternative: .noAlternative
    case .transformFailed, .conversionFailed: .transformFailed
    case .invalidValue: .invalidValue
    case .custom: .custom
    case .nonFiniteNumber: .nonFiniteNumber
    case .keyCollision: .keyCollision
    }
  }
}
