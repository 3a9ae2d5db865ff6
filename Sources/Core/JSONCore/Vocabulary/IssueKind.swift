/// What is wrong. The associated values are what the place itself does not tell.
public enum IssueKind: Sendable, Hashable {
  case unexpectedCharacter(found: String, expected: String)
  case trailingComma(before: String)
  case invalidEscape(String)
  case invalidUnicodeEscape(String)
  /// A surrogate escape without its other half; `isHigh` tells which half stands there.
  case loneSurrogate(String, isHigh: Bool)
  case controlCharacter(Int)
  case invalidUTF8(byte: Int)
  case leadingZero
  case invalidNumber(String)
  case invalidLiteral(String)
  case nonFiniteLiteral(String)
  case trailingContent
  /// A text that another library refuses, in that library's words.
  case invalidJSON(String)
  case duplicateKey(String)
  case emptyInput
  case unexpectedEnd(inside: String, expected: String)
  case unterminatedString
  case depthLimit(Int)
  /// A text longer than the limit. Its size is `actual`, or at least that, where writing stopped as soon as
  /// there was too much.
  case sizeLimit(Int, actual: Int)
  case missingKey(String, expected: String)
  case unexpectedNull(expected: String)
  case typeMismatch(expected: String)
  case numberOutOfRange(type: String, range: String)
  case fractionalNumber(expected: String)
  case invalidRawValue(type: String, allowed: [String])
  /// A string of the right type in a wrong shape: `expected` names the shape, `reason` what is wrong with
  /// it.
  case invalidFormat(expected: String, reason: String)
  case unknownKey(String)
  case unknownReference(type: String, key: String, value: String)
  case wrongCount(expected: Int, found: Int)
  case indexOutOfBounds(Int, count: Int)
  case noAlternative(type: String)
  case transformFailed(String)
  case custom(String)
  case nonFiniteNumber(String)
  case keyCollision(String)
}

extension IssueKind {
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
    case .transformFailed: .transformFailed
    case .custom: .custom
    case .nonFiniteNumber: .nonFiniteNumber
    case .keyCollision: .keyCollision
    }
  }
}
