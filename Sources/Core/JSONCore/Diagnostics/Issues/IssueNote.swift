/// A line of advice below the excerpt.
struct IssueNote: Sendable, Hashable {
  enum Subject: String, Sendable, Hashable {
    /// Keys of an object, or types: shown even when values are hidden.
    case shape
    /// A value, or text that may reveal one.
    case value
  }

  var text: String
  var subject: Subject

  init(_ text: String, about subject: Subject) {
    self.text = text
    self.subject = subject
  }
}

extension IssueNote: ExpressibleByStringInterpolation {
  /// Creates a note that is assumed to reveal a value.
  init(stringLiteral value: String) { self.init(value, about: .value) }
}
