/// The kind of an issue as it is recorded when decoding fails: texts are created only when the error is read.
///
/// `try?` around an element discards the kind unread, so recording it must be very cheap.
enum PendingKind {
  /// A kind supplied by the caller.
  case stated(IssueKind)
  /// A kind supplied by the caller, and the error of a user's code that caused it.
  indirect case caused(IssueKind, by: any Error)
  /// A literal key; the expected type is `nil` if any value is accepted.
  case missingKey(JSONKey, expected: Any.Type?)
  /// The same for a key that is only known at run time; the type of all the keys that the model reads may be
  /// known.
  case missingName(String, expected: Any.Type?, keys: Any.Type? = nil)
  case unexpectedNullFor(Any.Type)
  case typeMismatchOf(Any.Type)
  /// Another kind that follows from a type alone. The function captures nothing.
  case derived(IssueCode, @Sendable (Any.Type) -> IssueKind, from: Any.Type)
  /// The same, with advice.
  case advised(AdvisedKind, of: Any.Type)
  /// The issues of the JSON in a string.
  case inText(JSONError)

  /// The kind with its texts.
  var kind: IssueKind {
    switch self {
    case .stated(let kind), .caused(let kind, _): kind
    case .missingKey(let key, let type): .missingKey(key.description, expected: IssueExpectation(type))
    case .missingName(let name, let type, _): .missingKey(name, expected: IssueExpectation(type))
    case .unexpectedNullFor(let type): .unexpectedNull(expected: IssueExpectation(type))
    case .typeMismatchOf(let type): .typeMismatch(expected: IssueExpectation(type))
    case .derived(_, let kind, let type): kind(type)
    case .advised(let advised, let type): advised.kind(type)
    case .inText(let error): error.kind
    }
  }

  /// The code of the kind, without creating the kind.
  var code: IssueCode {
    switch self {
    case .stated(let kind), .caused(let kind, _): kind.code
    case .missingKey, .missingName: .missingKey
    case .unexpectedNullFor: .unexpectedNull
    case .typeMismatchOf: .typeMismatch
    case .derived(let code, _, _): code
    case .advised(let advised, _): advised.code
    case .inText(let error): error.code
    }
  }

  /// The kind of container that was expected instead of another value; `nil` if no container was expected.
  var expectedContainer: JSONKind? {
    switch self {
    case .stated(.unexpectedNull(let expected)), .stated(.typeMismatch(let expected)): expected.container
    case .unexpectedNullFor(let type), .typeMismatchOf(let type):
      type == SomeObject.self ? .object : type == SomeArray.self ? .array : nil
    default: nil
    }
  }
}
