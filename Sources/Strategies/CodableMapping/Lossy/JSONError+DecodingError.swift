internal import JSONCore
internal import JSONFoundation

extension JSONError {
  /// Converts an error thrown by a decoder of another package. The result has a path but no position.
  ///
  /// - Parameter element: The path of the element that was to be decoded, for errors without a path.
  init(_ error: any Error, thrownAt element: [any CodingKey]) {
    let decodingError = error as? DecodingError
    let context = decodingError?.context
    var issue =
      ((context?.underlyingError ?? error) as? JSONError)?.issue
      ?? JSONError(decodingError?.kind ?? .custom(error.ownText)).issue
    let path = context.map(\.codingPath) ?? []
    issue.path = JSONPath(path.count < element.count ? element : path)
    if case .valueNotFound = decodingError { issue.actual = .null }
    if case .typeMismatch(_, let context) = decodingError {
      issue.actual = FoundationWords.kindFound(in: context.debugDescription)
    }
    self.init(issues: [issue])
  }
}

extension DecodingError {
  /// The kind of issue for the case.
  fileprivate var kind: Issue.Kind {
    switch self {
    // Only the wording distinguishes a value of another kind from an error that `init(from:)` threw itself.
    case .keyNotFound(let key, _): .missingKey(key.stringValue, expected: "a value")
    case .valueNotFound(let type, _): .unexpectedNull(expected: expectation(of: type))
    case .typeMismatch(let type, let context)
    where context.debugDescription.hasPrefix(FoundationWords.mismatch):
      .typeMismatch(expected: expectation(of: type))
    default: .custom(context.debugDescription)
    }
  }

  /// The expectation for the type in an error; errors about containers have the types `[Any]` and `[String:
  /// Any]`.
  private func expectation(of type: Any.Type) -> IssueExpectation {
    switch type {
    case is [Any].Type: .array
    case is [String: Any].Type: .object
    default: IssueExpectation(type)
    }
  }
}
