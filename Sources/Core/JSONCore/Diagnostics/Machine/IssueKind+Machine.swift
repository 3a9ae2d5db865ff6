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
    case .invalidJSON(let reason), .transformFailed(let reason), .custom(let reason):
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

  init(_ code: IssueCode, details form: MachineMembers) throws(MachineFormMisfit) {
    self =
      switch code {
      case .leadingZero: .leadingZero
      case .trailingContent: .trailingContent
      case .emptyInput: .emptyInput
      case .unterminatedString: .unterminatedString
      case .unexpectedCharacter:
        try .unexpectedCharacter(found: form.string("found"), expected: form.string("expected"))
      case .trailingComma: try .trailingComma(before: form.string("before"))
      case .invalidEscape: try .invalidEscape(form.string("text"))
      case .invalidUnicodeEscape: try .invalidUnicodeEscape(form.string("text"))
      case .invalidNumber: try .invalidNumber(form.string("text"))
      case .invalidLiteral: try .invalidLiteral(form.string("text"))
      case .nonFiniteLiteral: try .nonFiniteLiteral(form.string("text"))
      case .nonFiniteNumber: try .nonFiniteNumber(form.string("text"))
      case .loneSurrogate: try .loneSurrogate(form.string("text"), isHigh: form.bool("isHigh"))
      case .controlCharacter: try .controlCharacter(form.count("character"))
      case .invalidUTF8: try .invalidUTF8(byte: form.count("byte"))
      case .invalidJSON: try .invalidJSON(form.string("reason"))
      // Only a failed conversion has a type.
      case .transformFailed where form.has("type"): try .conversionFailed(to: form.string("type"))
      case .transformFailed: try .transformFailed(form.string("reason"))
      case .custom: try .custom(form.string("reason"))
      case .duplicateKey: try .duplicateKey(form.string("key"))
      case .unknownKey: try .unknownKey(form.string("key"))
      case .keyCollision: try .keyCollision(form.string("key"))
      case .unexpectedEnd:
        try .unexpectedEnd(inside: form.string("inside"), expected: form.string("expected"))
      case .depthLimit: try .depthLimit(form.int("limit"))
      case .sizeLimit: try .sizeLimit(form.int("limit"), actual: form.int("size"))
      case .missingKey: try .missingKey(form.string("key"), expected: form.expectation())
      case .unexpectedNull: try .unexpectedNull(expected: form.expectation())
      case .typeMismatch: try .typeMismatch(expected: form.expectation())
      case .fractionalNumber: try .fractionalNumber(expected: form.expectation())
      case .numberOutOfRange: try .numberOutOfRange(type: form.string("type"), range: form.string("range"))
      case .invalidRawValue: try .invalidRawValue(type: form.string("type"), allowed: form.strings("allowed"))
      case .invalidFormat:
        try .invalidFormat(expected: form.expectation(), reason: form.string("reason"))
      case .unknownReference:
        try .unknownReference(type: form.string("type"), key: form.string("key"), value: form.string("value"))
      case .wrongCount: try .wrongCount(expected: form.int("expected"), found: form.int("found"))
      case .indexOutOfBounds: try .indexOutOfBounds(form.int("index"), count: form.int("count"))
      case .noAlternative: try .noAlternative(type: form.string("type"))
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

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    try self.init(members.name("code", "code"), details: members)
  }
}

extension IssueExpectation {
  /// The cases without values, by their names in the machine form.
  fileprivate static let named: [(form: String, expectation: IssueExpectation)] = [
    ("object", .object), ("array", .array), ("duration", .duration), ("uuid", .uuid),
    ("number-in-string", .numberInString),
  ]

  /// The name of this expectation's case in the machine form; `nil` for words.
  fileprivate var form: String? {
    switch self {
    case .type: "type"
    case .date: "date"
    default: IssueExpectation.named.first { $0.expectation == self }?.form
    }
  }
}

extension MachineMembers {
  fileprivate func expectation() throws(MachineFormMisfit) -> IssueExpectation {
    let text = try string("expected")
    guard has("form") else { return .words(text) }
    let form = try string("form")
    switch form {
    case "type": return .type(text)
    case "date": return .date(format: try string("format"))
    default:
      if let named = IssueExpectation.named.first(where: { $0.form == form }) { return named.expectation }
      throw MachineFormMisfit(reason: "\(quotedJSON(shownText(form))) is no form of an expectation")
    }
  }
}
