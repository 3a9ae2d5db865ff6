/// What is wrong, as it is noted at the moment of a failure: no text is made before somebody asks for it.
///
/// `try?` around an element throws it away unseen, so making it must cost next to nothing.
enum PendingKind {
  /// A kind that whoever failed has made.
  case stated(IssueKind)
  /// A key that is known when the code is written; any value will do where no type is expected.
  case missingKey(JSONKey, expected: Any.Type?)
  /// A key that is only known at run time; of all that the model reads the type may be known.
  case missingName(String, expected: Any.Type, keys: Any.Type? = nil)
  case unexpectedNullFor(Any.Type)
  case typeMismatchOf(Any.Type)
  /// Another kind that follows from a type alone. The function captures nothing.
  case derived(IssueCode, @Sendable (Any.Type) -> IssueKind, from: Any.Type)
  /// The same, with advice.
  case advised(AdvisedKind, of: Any.Type)

  /// The kind with its texts.
  var kind: IssueKind {
    switch self {
    case .stated(let kind): kind
    case .missingKey(let key, let expected):
      .missingKey(key.description, expected: expected.map { IssueExpectation($0) } ?? "a value")
    case .missingName(let name, let expected, _): .missingKey(name, expected: IssueExpectation(expected))
    case .unexpectedNullFor(let type): .unexpectedNull(expected: .type(bareTypeName(type)))
    case .typeMismatchOf(let type): .typeMismatch(expected: .type(bareTypeName(type)))
    case .derived(_, let kind, let type): kind(type)
    case .advised(let advised, let type): advised.kind(type)
    }
  }

  /// The code of the kind, without making the kind.
  var code: IssueCode {
    switch self {
    case .stated(let kind): kind.code
    case .missingKey, .missingName: .missingKey
    case .unexpectedNullFor: .unexpectedNull
    case .typeMismatchOf: .typeMismatch
    case .derived(let code, _, _): code
    case .advised(let advised, _): advised.code
    }
  }

  /// The kind of container that was expected in the place of another value, if it was one.
  var expectedContainer: JSONKind? {
    switch self {
    case .stated(.unexpectedNull(let expected)), .stated(.typeMismatch(let expected)): expected.container
    default: nil
    }
  }

  /// When this issue, about a value as a whole, is one of the model that was to be decoded from the value.
  /// A value of the wrong type is the issue of the model around it, unless an object was expected.
  var concern: Concern {
    switch code {
    case .typeMismatch, .unexpectedNull: expectedContainer == .object ? .always : .never
    default: .ifObject
    }
  }
}

/// When an issue about a value as a whole is one of the model that was to be decoded from the value.
enum Concern {
  case always
  case ifObject
  case never
}
