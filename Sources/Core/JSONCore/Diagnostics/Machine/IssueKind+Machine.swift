extension IssueKind {
  /// The associated values by their names. An expectation is written as its text and, unless it consists of
  /// words, its `form`.
  var details: OwnedJSON.Members {
    var members = values
    if case .date(let format) = expectation { members["format"] = .string(format) }
    members["form"] = expectation?.form.map { .string($0) }
    return members
  }

  private var values: OwnedJSON.Members {
    switch self {
    case .leadingZero, .trailingContent, .emptyInput, .unterminatedString: [:]
    case .unexpectedCharacter(let found, let expected):
      ["found": .string(found), "expected": .string(expected)]
    case .trailingComma(let closer): ["before": .string(closer)]
    case .invalidEscape(let text), .invalidUnicodeEscape(let text), .invalidNumber(let text),
      .invalidLiteral(let text), .nonFiniteLiteral(let text), .nonFiniteNumber(let text):
      ["text": .string(text)]
    case .loneSurrogate(let text, let isHigh): ["text": .string(text), "isHigh": .bool(isHigh)]
    case .controlCharacter(let code): ["character": .number(JSONNumber(code))]
    case .invalidUTF8(let byte): ["byte": .number(JSONNumber(byte))]
    case .invalidJSON(let reason), .transformFailed(let reason), .invalidValue(let reason),
      .custom(let reason):
      ["reason": .string(reason)]
    case .conversionFailed(let type): ["reason": .string(message), "type": .string(type)]
    case .duplicateKey(let key), .unknownKey(let key), .keyCollision(let key): ["key": .string(key)]
    case .unexpectedEnd(let inside, let expected): ["inside": .string(inside), "expected": .string(expected)]
    case .depthLimit(let limit): ["limit": .number(JSONNumber(limit))]
    case .sizeLimit(let limit, let size):
      ["limit": .number(JSONNumber(limit)), "size": .number(JSONNumber(size))]
    case .missingKey(let key, let expected): ["key": .string(key), "expected": .string(expected.description)]
    case .unexpectedNull(let expected), .typeMismatch(let expected), .fractionalNumber(let expected):
      ["expected": .string(expected.description)]
    case .numberOutOfRange(let type, let range): ["type": .string(type), "range": .string(range)]
    case .invalidRawValue(let type, let allowed):
      ["type": .string(type), "allowed": .array(OwnedJSON.Elements(allowed.map { .string($0) }))]
    case .invalidFormat(let expected, let reason):
      ["expected": .string(expected.description), "reason": .string(reason)]
    case .unknownReference(let type, let key, let value):
      ["type": .string(type), "key": .string(key), "value": .string(value)]
    case .wrongCount(let expected, let found):
      ["expected": .number(JSONNumber(expected)), "found": .number(JSONNumber(found))]
    case .indexOutOfBounds(let index, let count):
      ["index": .number(JSONNumber(index)), "count": .number(JSONNumber(count))]
    case .noAlternative(let type): ["type": .string(type)]
    }
  }

  /// The expectation among the associated values.
  private var expectation: IssueExpectation? {
    switch self {
    case .missingKey(_, let expected), .unexpectedNull(let expected), .typeMismatch(let expected),
      .fractionalNumber(let expected), .invalidFormat(let expected, _):
      expected
    default: nil
    }
  }

  /// What was expected, if it follows from the kind.
  var expected: IssueExpectation? {
    switch self {
    case .numberOutOfRange(let type, _), .invalidRawValue(let type, _), .unknownReference(let type, _, _),
      .noAlternative(let type):
      .type(type)
    case .unexpectedCharacter(_, let expected), .unexpectedEnd(_, let expected): .words(expected)
    case .wrongCount(let expected, _): "\(expected) elements"
    default: expectation
    }
  }
}

/// Written as an object of the code and the details:
/// `{"code":"missing-key","key":"name","expected":"String","form":"type"}`.
extension IssueKind: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("code", .string(code.rawValue))] + details.map { ($0.key, $0.value) }))
  }
}

extension IssueExpectation {
  /// The name of this expectation's case in the machine form; `nil` for words.
  fileprivate var form: String? {
    switch self {
    case .type: "type"
    case .date: "date"
    case .object: "object"
    case .array: "array"
    case .duration: "duration"
    case .uuid: "uuid"
    case .numberInString: "number-in-string"
    case .words: nil
    }
  }
}
