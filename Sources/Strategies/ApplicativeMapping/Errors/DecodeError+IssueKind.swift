internal import JSONCore

extension DecodeError {
  /// The dialect's name for an issue.
  init(_ kind: Issue.Kind, actual: String) {
    switch kind {
    case .missingKey(let key, _): self = .missingKey(key)
    case .unexpectedNull(let expected), .typeMismatch(let expected), .fractionalNumber(let expected),
      .numberOutOfRange(let expected, _), .invalidFormat(let expected, _):
      self = .typeMismatch(expected: Self.dialectNames[expected] ?? expected, actual: actual)
    case .invalidRawValue(let type, _): self = .typeMismatch(expected: "rawValue for \(type)", actual: actual)
    case .transformFailed(let reason), .custom(let reason): self = .custom(reason)
    default: self = .custom(JSONError(kind).issue.message)
    }
  }

  private static let dialectNames = ["an object": "Object", "an array": "Array"]

  /// The issue for an error that a user's code made without a place.
  var issueKind: Issue.Kind {
    switch self {
    case .typeMismatch(let expected, _): .typeMismatch(expected: expected)
    case .missingKey(let key): .missingKey(key, expected: "a value")
    case .custom(let reason): .custom(reason)
    case .multiple(let errors): .custom(errors.map(\.description).joined(separator: ", "))
    }
  }
}
