public import JSONCore
public import JSONMapping

/// Why a value could not be decoded, in this strategy's terms.
///
/// It has no location: ``ApplicativeMapper`` reports path and position separately.
public indirect enum DecodeError: Error, Sendable, Hashable {
  /// The JSON value is of another type, or the type has no value for the number or raw value.
  case typeMismatch(expected: String, actual: String)

  /// The object lacks the key, or its value is `null`.
  case missingKey(String)

  /// Any other reason, such as that of a transform.
  case custom(String)

  /// Several errors, in reading order.
  case multiple([DecodeError])
}

extension DecodeError {
  /// Joins errors, in reading order.
  public static func + (left: DecodeError, right: DecodeError) -> DecodeError {
    .multiple(left.listed + right.listed)
  }

  /// The errors of a ``multiple(_:)``, or this one alone.
  private var listed: [DecodeError] { if case .multiple(let errors) = self { errors } else { [self] } }

  /// The individual errors, in reading order.
  var leaves: [DecodeError] {
    if case .multiple(let errors) = self { errors.flatMap(\.leaves) } else { [self] }
  }

  /// The first individual error in reading order.
  var firstLeaf: DecodeError {
    if case .multiple(let errors) = self, let first = errors.first { first.firstLeaf } else { self }
  }
}

extension DecodeError: DescribedError {
  /// The error in one line.
  public var description: String {
    switch self {
    case .typeMismatch(let expected, let actual): "TypeMismatch(Expected \(expected), got \(actual))"
    case .missingKey(let key): "MissingKey(\(key))"
    case .custom(let reason): "Custom(\(reason))"
    case .multiple(let errors): "Multiple(\(errors.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension DecodeError {
  /// Creates this strategy's error from an error about a value. Only the texts that the new error contains
  /// are created.
  init(_ error: borrowing JSONError, at json: JSONValue) {
    // Nearly all errors are of this kind, and are often not inspected.
    if let expected = error.plainExpectation {
      self = .typeMismatch(expected: Self.name(of: expected), actual: json.text(of: error))
      return
    }
    // The kind would list the allowed values.
    if let type = error.rawValueModel {
      self = .typeMismatch(expected: "rawValue for " + bareTypeName(type), actual: json.text(of: error))
      return
    }
    switch error.code {
    case .missingKey:
      self = .missingKey(error.missingKey ?? "")
    case .invalidRawValue:
      self = .typeMismatch(expected: "rawValue for \(error.expectation ?? "")", actual: json.text(of: error))
    case .typeMismatch, .unexpectedNull, .fractionalNumber, .numberOutOfRange, .invalidFormat:
      self = .typeMismatch(expected: Self.name(of: error.expectation ?? ""), actual: json.text(of: error))
    default:
      switch error.kind {
      case .transformFailed(let reason), .custom(let reason): self = .custom(reason)
      case let kind: self = .custom(kind.message)
      }
    }
  }

  /// What was expected, in Argo's words.
  private static func name(of expected: IssueExpectation) -> String {
    switch expected {
    case .object: "Object"
    case .array: "Array"
    default: expected.description
    }
  }

  /// The issue for an error that user code created without a location.
  var issueKind: Issue.Kind {
    switch self {
    case .typeMismatch(let expected, _): .typeMismatch(expected: .type(expected))
    case .missingKey(let key): .missingKey(key, expected: "a value")
    case .custom(let reason): .custom(reason)
    case .multiple(let errors): .custom(errors.map(\.description).joined(separator: ", "))
    }
  }

  /// The issue for an error that a user's function on a value created without a location.
  var issueKindOfTransform: Issue.Kind {
    if case .custom(let reason) = self { .transformFailed(reason) } else { issueKind }
  }
}

extension JSONValue {
  /// The value that an error is about, as this strategy shows it. It can be nested in this value, in a model
  /// of another strategy.
  fileprivate func text(of error: JSONError) -> String {
    guard !error.isAbout(self), let place = error.place(in: self) else { return description }
    return document[place].description
  }
}

// A `DecodeError` has no location, so its entry in the log is found by comparing errors. Among equal errors
// the first is used, because fields are decoded in order; this is wrong if the chain recovered from the first
// one.

extension DecodeError {
  /// The contents of a single error, for the log.
  var texts: DecodeLog.ErrorTexts {
    switch self {
    case .typeMismatch(let expected, let actual): .mismatch(expected: expected, actual: actual)
    case .missingKey(let key): .missingKey(key)
    case .custom(let reason): .custom(reason)
    case .multiple: .several(description)
    }
  }
}

extension DecodeLog.Entry {
  /// The contents of the failure that the issue represents.
  fileprivate var failure: DecodeLog.ErrorTexts? { if case .thrown(let texts) = role { texts } else { nil } }
}

extension JSONValue {
  /// Logs an error thrown about this value, or about one nested in it.
  func log(_ issue: consuming JSONError, as failure: DecodeError) {
    guard logs(.thrown) else { return }
    let placed = issue.placed(at: self)
    log(.thrown(as: failure.texts), placed.isPlaced ? placed : error(placed.kind))
  }

  /// The position in the log of the failure of this value, or of a value nested in it.
  func position(of failure: DecodeError) -> Int? {
    let texts = failure.texts
    return firstEntry { $1.failure == texts }
  }

  /// The positions of several failures in reading order.
  ///
  /// - Complexity: O(*n*) on average in the number of entries from the first on that can be about this value.
  private func positions(of failures: [DecodeError]) -> [Int?] {
    guard failures.count > 1 else { return failures.map { position(of: $0) } }
    var logged: [DecodeLog.ErrorTexts: [Int]] = [:]
    _ = firstEntry { position, entry in
      if let failure = entry.failure { logged[failure, default: []].append(position) }
      return false
    }
    var next = logged.mapValues { $0.reversed() as [Int] }
    return failures.map { next[$0.texts]?.popLast() }
  }

  /// The log of this decode, and the position of a failure in it. A failure that isn't in the log, such as
  /// that of a user's function, is logged here, about this value.
  func logged(
    _ failure: DecodeError, _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (log: DecodeLog, position: Int)? {
    guard logs(.thrown) else { return nil }
    let known = position(of: failure)
    if known == nil { log(error(kind(failure)), as: failure) }
    return log.map { ($0, known ?? $0.count - 1) }
  }

  /// The log of this decode, and the positions of several failures in it.
  func logged(
    _ failures: [DecodeError], _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (log: DecodeLog, positions: [Int])? {
    guard logs(.thrown) else { return nil }
    let positions = zip(failures, positions(of: failures)).map { failure, position -> Int in
      if let position { return position }
      log(error(kind(failure)), as: failure)
      return mark - 1
    }
    return log.map { ($0, positions) }
  }

  /// The value as this strategy's errors show it: `Array([Number(1), String(a)])`.
  ///
  /// A long array or object is truncated after about a thousand bytes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var description: String {
    switch kind {
    case .null: return "Null"
    case .bool: return (try? bool()) == true ? "Bool(true)" : "Bool(false)"
    case .number: return integer(after: "Number(", before: ")") ?? "Number(" + numberDescription + ")"
    case .string: return string(after: "String(", before: ")") ?? ""
    case .array, .object:
      var text = ""
      describe(into: &text)
      return text
    }
  }

  /// A longer description of a large document would take more time than decoding it.
  private static var describedLength: Int { 1000 }

  private func describe(into text: inout String) {
    guard text.utf8.count < Self.describedLength else {
      text += "…"
      return
    }
    switch kind {
    case .array: describeElements(into: &text)
    case .object: describeMembers(into: &text)
    case .null, .bool, .number, .string: text += description
    }
  }

  /// As `NSNumber` prints it: without a fraction if it has none.
  private var numberDescription: String {
    if let integer = try? int() { return String(integer) }
    let literal = numberLiteral
    let isInteger = literal?.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isInteger != true, let double = try? double() { return "\(double)" }
    return literal ?? ""
  }

  private func describeElements(into text: inout String) {
    guard let array = try? array() else { return }
    text += "Array(["
    var elements = array.makeIterator()
    var isFirst = true
    while let element = elements.next(), text.utf8.count < Self.describedLength {
      if !isFirst { text += ", " }
      isFirst = false
      element.describe(into: &text)
    }
    text += text.utf8.count < Self.describedLength ? "])" : "…])"
  }

  private func describeMembers(into text: inout String) {
    guard let object = try? object() else { return }
    text += object.isEmpty ? "Object([:" : "Object(["
    var members = object.makeIterator()
    var isFirst = true
    while let member = members.next(), text.utf8.count < Self.describedLength {
      if !isFirst { text += ", " }
      isFirst = false
      text += member.key.debugDescription + ": "
      member.value.describe(into: &text)
    }
    text += text.utf8.count < Self.describedLength ? "])" : "…])"
  }
}

extension DefaultStringInterpolation {
  /// Shows a value as this strategy's errors do: `"\(json)"`.
  public mutating func appendInterpolation(_ json: JSONValue) { appendLiteral(json.description) }
}

extension String {
  /// Shows a value as this strategy's errors do.
  public init(describing json: JSONValue) { self = json.description }
}

extension JSONValue {
  /// Whether both values are equal; the order of members and the notation of numbers don't matter. A value
  /// with JSON5's `Infinity` or `NaN` equals no other.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    guard let left = try? OwnedJSON(left), let right = try? OwnedJSON(right) else { return false }
    return left == right
  }

  /// Whether two values differ.
  ///
  /// - Complexity: O(*n*).
  public static func != (left: JSONValue, right: JSONValue) -> Bool { !(left == right) }
}
