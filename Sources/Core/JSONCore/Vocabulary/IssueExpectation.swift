/// What was expected instead of a value that does not fit.
///
/// A literal is ``words(_:)``:
///
///     let error = json.mismatch(expected: "a point")
///     let other = json.mismatch(expected: .type("Point"))
///
/// Words equal only words: `.words("Int")` is not `.type("Int")`.
public enum IssueExpectation: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringInterpolation {
  /// A value of a Swift type with this name.
  case type(String)
  /// Any object.
  case object
  /// Any array.
  case array
  /// A date, and its format, such as `yyyy-MM-dd`.
  case date(format: String)
  /// A duration in ISO 8601 format.
  case duration
  /// A UUID.
  case uuid
  /// A number in a string.
  case numberInString
  /// Anything else, in a few words with an article.
  case words(String)

  /// What was expected, as messages name it: `Int`, `an object`.
  public var description: String {
    switch self {
    case .type(let name): name
    case .object: "an object"
    case .array: "an array"
    case .date(let format): "a date (\(format))"
    case .duration: "a duration (ISO 8601)"
    case .uuid: "a UUID"
    case .numberInString: "a number in a string"
    case .words(let words): words
    }
  }

  /// Creates an expectation in words.
  public init(stringLiteral words: String) { self = .words(words) }

  /// A value of this type; any value for `nil`.
  package init(_ type: Any.Type?) {
    let named = type.map { IssueExpectation.type(typeName($0)) } ?? "a value"
    self = type == SomeObject.self ? .object : type == SomeArray.self ? .array : named
  }

  /// The kind of container that was expected; `nil` if no container was expected.
  var container: JSONKind? { self == .object ? .object : self == .array ? .array : nil }
}
