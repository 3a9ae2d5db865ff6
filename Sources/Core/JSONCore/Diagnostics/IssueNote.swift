/// A line of advice below the excerpt.
struct IssueNote: Sendable, Hashable {
  enum Subject: String, Sendable, Hashable {
    /// Keys of an object, or types: what stays when values are hidden.
    case shape
    /// A value, or something that tells about one.
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
  /// A note that may tell about a value, for all that is known.
  init(stringLiteral value: String) { self.init(value, about: .value) }
}
