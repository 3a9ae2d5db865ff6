extension Issue.Kind {
  /// The associated values by their names.
  var details: OwnedJSON.Members {
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
    case .duplicateKey(let key), .unknownKey(let key), .keyCollision(let key): ["key": .string(key)]
    case .unexpectedEnd(let inside, let expected): ["inside": .string(inside), "expected": .string(expected)]
    case .depthLimit(let limit): ["limit": .number(JSONNumber(limit))]
    case .sizeLimit(let limit, let size):
      ["limit": .number(JSONNumber(limit)), "size": .number(JSONNumber(size))]
    case .missingKey(let key, let expected): ["key": .string(key), "expected": .string(expected)]
    case .unexpectedNull(let expected), .typeMismatch(let expected), .fractionalNumber(let expected):
      ["expected": .string(expected)]
    case .numberOutOfRange(let type, let range): ["type": .string(type), "range": .string(range)]
    case .invalidRawValue(let type, let allowed):
      ["type": .string(type), "allowed": .array(OwnedJSON.Elements(allowed.map { .string($0) }))]
    case .invalidFormat(let expected, let reason):
      ["expected": .string(expected), "reason": .string(reason)]
    case .unknownReference(let type, let key, let value):
      ["type": .string(type), "key": .string(key), "value": .string(value)]
    case .wrongCount(let expected, let found):
      ["expected": .number(JSONNumber(expected)), "found": .number(JSONNumber(found))]
    case .indexOutOfBounds(let index, let count):
      ["index": .number(JSONNumber(index)), "count": .number(JSONNumber(count))]
    case .noAlternative(let type): ["type": .string(type)]
    }
  }

  init(_ code: IssueCode, details: MachineMembers) throws(MachineFormMisfit) {
    self =
      switch code {
      case .leadingZero: .leadingZero
      case .trailingContent: .trailingContent
      case .emptyInput: .emptyInput
      case .unterminatedString: .unterminatedString
      case .unexpectedCharacter:
        .unexpectedCharacter(found: try details.string("found"), expected: try details.string("expected"))
      case .trailingComma: .trailingComma(before: try details.string("before"))
      case .invalidEscape: .invalidEscape(try details.string("text"))
      case .invalidUnicodeEscape: .invalidUnicodeEscape(try details.string("text"))
      case .invalidNumber: .invalidNumber(try details.string("text"))
      case .invalidLiteral: .invalidLiteral(try details.string("text"))
      case .nonFiniteLiteral: .nonFiniteLiteral(try details.string("text"))
      case .nonFiniteNumber: .nonFiniteNumber(try details.string("text"))
      case .loneSurrogate: .loneSurrogate(try details.string("text"), isHigh: try details.bool("isHigh"))
      case .controlCharacter: .controlCharacter(try details.count("character"))
      case .invalidUTF8: .invalidUTF8(byte: try details.count("byte"))
      case .invalidJSON: .invalidJSON(try details.string("reason"))
      case .transformFailed: .transformFailed(try details.string("reason"))
      case .custom: .custom(try details.string("reason"))
      case .duplicateKey: .duplicateKey(try details.string("key"))
      case .unknownKey: .unknownKey(try details.string("key"))
      case .keyCollision: .keyCollision(try details.string("key"))
      case .unexpectedEnd:
        .unexpectedEnd(inside: try details.string("inside"), expected: try details.string("expected"))
      case .depthLimit: .depthLimit(try details.int("limit"))
      case .sizeLimit: .sizeLimit(try details.int("limit"), actual: try details.int("size"))
      case .missingKey: .missingKey(try details.string("key"), expected: try details.string("expected"))
      case .unexpectedNull: .unexpectedNull(expected: try details.string("expected"))
      case .typeMismatch: .typeMismatch(expected: try details.string("expected"))
      case .fractionalNumber: .fractionalNumber(expected: try details.string("expected"))
      case .numberOutOfRange:
        .numberOutOfRange(type: try details.string("type"), range: try details.string("range"))
      case .invalidRawValue:
        .invalidRawValue(type: try details.string("type"), allowed: try details.strings("allowed"))
      case .invalidFormat:
        .invalidFormat(expected: try details.string("expected"), reason: try details.string("reason"))
      case .unknownReference:
        .unknownReference(
          type: try details.string("type"), key: try details.string("key"), value: try details.string("value")
        )
      case .wrongCount: .wrongCount(expected: try details.int("expected"), found: try details.int("found"))
      case .indexOutOfBounds: .indexOutOfBounds(try details.int("index"), count: try details.int("count"))
      case .noAlternative: .noAlternative(type: try details.string("type"))
      }
  }

  /// What was expected, in a few words, where the kind tells.
  var expected: String? {
    switch self {
    case .unexpectedCharacter(_, let expected), .unexpectedEnd(_, let expected), .missingKey(_, let expected),
      .unexpectedNull(let expected), .typeMismatch(let expected), .fractionalNumber(let expected),
      .invalidFormat(let expected, _):
      expected
    case .numberOutOfRange(let type, _), .invalidRawValue(let type, _), .unknownReference(let type, _, _),
      .noAlternative(let type):
      type
    case .wrongCount(let expected, _): "\(expected) elements"
    default: nil
    }
  }
}

/// Written as an object of the code and what belongs to it:
/// `{"code":"missing-key","key":"name","expected":"String"}`.
extension Issue.Kind: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("code", .string(code.rawValue))] + details.map { ($0.key, $0.value) }))
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    try self.init(IssueCode(in: members), details: members)
  }
}

extension IssueCode {
  init(in members: MachineMembers) throws(MachineFormMisfit) {
    let name = try members.string("code")
    guard let code = IssueCode(rawValue: name) else {
      throw MachineFormMisfit(reason: "\(quotedJSON(shownText(name))) is no code")
    }
    self = code
  }
}
