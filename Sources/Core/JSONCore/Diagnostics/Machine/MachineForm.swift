/// A type of this package that is written as JSON for machines.
///
/// The form is a tree, so that one description serves `JSONWriter` and the standard library's encoders.
protocol MachineForm: JSONWritable, Encodable {
  var machineForm: OwnedJSON { get }
}

// Public, because they satisfy the requirements of public protocols for public types.
extension MachineForm {
  /// Writes the machine form.
  ///
  /// - Throws: `depth-limit` and `size-limit` of the writer.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try machineForm.write(to: &writer) }

  /// Encodes the machine form.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    try EncodedTree(json: machineForm).encode(to: encoder)
  }
}

/// A tree that one of the standard library's encoders encodes.
private struct EncodedTree: Encodable {
  let json: OwnedJSON

  func encode(to encoder: any Encoder) throws {
    switch json {
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      for (key, value) in members {
        try container.encode(EncodedTree(json: value), forKey: MemberKey(stringValue: key))
      }
    case .array(let elements): try elements.map { EncodedTree(json: $0) }.encode(to: encoder)
    case .null, .bool: try json.boolValue.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    // All numbers of machine forms are integers.
    case .number: try json.intValue.encode(to: encoder)
    }
  }
}

/// A coding key that is any string.
private struct MemberKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Written as an object with the array of `issues`, with `isTruncated` where there may be more, and with
/// `hasMoreIssues` where there are.
extension JSONError: MachineForm {
  var machineForm: OwnedJSON {
    var members: OwnedJSON.Members = ["issues": .array(OwnedJSON.Elements(issues.map(\.machineForm)))]
    if isTruncated { members["isTruncated"] = true }
    if hasMoreIssues { members["hasMoreIssues"] = true }
    return .object(members)
  }

  /// The machine form as compact JSON text. For a form without values, use that of ``withoutValues``.
  ///
  /// ```json
  /// {"issues":[{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}]}
  /// ```
  public var json: String { machineForm.description }
}

/// A key is written as a string, and an index as an integer.
extension JSONPath.Component: MachineForm {
  var machineForm: OwnedJSON {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .integer(index)
    }
  }
}

/// Written as an array of keys and indices: `["skills",1,"name"]`.
extension JSONPath: MachineForm {
  var machineForm: OwnedJSON { .array(OwnedJSON.Elements(components.map(\.machineForm))) }
}

/// Written as `{"offset":30,"length":6,"line":1,"column":31}`.
extension SourceLocation: MachineForm {
  var machineForm: OwnedJSON { .object(OwnedJSON.Members(machineMembers)) }

  var machineMembers: [(String, OwnedJSON)] {
    [("offset", offset), ("length", length), ("line", line), ("column", column)].map { name, count in
      (name, .integer(count))
    }
  }
}

/// Written as `{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}`.
extension Issue: MachineForm {
  var machineForm: OwnedJSON {
    let issue = shown
    var members = OwnedJSON.Members()
    members["code"] = .string(issue.code.rawValue)
    members["category"] = .string(issue.category.rawValue)
    if issue.isPathKnown {
      members["path"] = .string(issue.path.description)
      members["pointer"] = .string(issue.path.pointer)
    }
    for (key, value) in issue.location?.machineMembers ?? [] { members[key] = value }
    members["inner"] = issue.innerLocation?.machineForm
    members["expected"] = issue.kind.expected.map { .string($0.description) }
    members["actual"] = issue.actual.map { .string($0.rawValue) }
    members["model"] = issue.model.map { .string($0) }
    members["property"] = issue.property.map { .string($0) }
    members["message"] = .string(issue.message)
    // A pointer doesn't distinguish an index from a key of the same digits.
    if JSONPath(pointer: issue.path.pointer) != issue.path { members["steps"] = issue.path.machineForm }
    if !issue.kind.details.isEmpty { members["details"] = .object(issue.kind.details) }
    members["preview"] = issue.preview.map { .string($0) }
    members["excerpt"] = issue.excerpt?.machineForm
    members["related"] = OwnedJSON(nonEmpty: issue.related)
    members["alternatives"] = OwnedJSON(nonEmpty: issue.alternatives)
    members["notes"] = OwnedJSON(nonEmpty: issue.notes)
    return .object(members)
  }

  /// The machine form as compact JSON text. Members without a value are left out.
  ///
  /// ```json
  /// {"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year","offset":30,"length":6,
  ///  "line":1,"column":31,"expected":"Int","actual":"string","model":"Movie","property":"year",
  ///  "message":"…",…}
  /// ```
  public var json: String { machineForm.description }
}

extension OwnedJSON {
  fileprivate static func integer(_ value: Int) -> OwnedJSON { .number(JSONNumber(value)) }

  /// An array of machine forms; `nil` for none.
  fileprivate init?(nonEmpty forms: [some MachineForm]) {
    guard !forms.isEmpty else { return nil }
    self = .array(Elements(forms.map(\.machineForm)))
  }
}

/// Written as an object of the message and the members of the location.
extension Issue.Related: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("message", .string(message))] + location.machineMembers))
  }
}

extension IssueNote: MachineForm {
  var machineForm: OwnedJSON { ["text": .string(line), "about": .string(subject.rawValue)] }
}

extension Excerpt {
  /// Written unchanged, with the values as pairs of start and end.
  var machineForm: OwnedJSON {
    let pairs = values.flatMap { [$0.lowerBound, $0.upperBound] }
    return [
      "text": .string(text), "caret": .integer(caret), "width": .integer(width),
      "values": .array(OwnedJSON.Elements(pairs.map { .integer($0) })),
    ]
  }
}

/// Written as an object of the code and the details:
/// `{"code":"missing-key","key":"name","expected":"String","form":"type"}`.
extension IssueKind: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("code", .string(code.rawValue))] + details.map { ($0.key, $0.value) }))
  }

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
    case .controlCharacter(let code): ["character": .integer(code)]
    case .invalidUTF8(let byte): ["byte": .integer(byte)]
    case .invalidJSON(let reason), .transformFailed(let reason), .invalidValue(let reason),
      .custom(let reason):
      ["reason": .string(reason)]
    case .conversionFailed(let type): ["reason": .string(message), "type": .string(type)]
    case .duplicateKey(let key), .unknownKey(let key), .keyCollision(let key): ["key": .string(key)]
    case .unexpectedEnd(let inside, let expected): ["inside": .string(inside), "expected": .string(expected)]
    case .depthLimit(let limit): ["limit": .integer(limit)]
    case .sizeLimit(let limit, let size): ["limit": .integer(limit), "size": .integer(size)]
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
    case .wrongCount(let expected, let found): ["expected": .integer(expected), "found": .integer(found)]
    case .indexOutOfBounds(let index, let count): ["index": .integer(index), "count": .integer(count)]
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
