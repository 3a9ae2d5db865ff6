internal import JSONCore

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
