/// A line of advice below the excerpt.
struct IssueNote: Sendable, Hashable {
  /// What a line may begin with, before a colon.
  enum Label: String {
    case note, help
  }

  enum Subject: String, Sendable, Hashable {
    /// Keys of an object, or types: shown even when values are hidden.
    case shape
    /// The option that accepts an extension of the grammar: shown even when values are hidden.
    case tolerance
    /// A value, or text that may reveal one.
    case value
  }

  /// The line, such as `help: remove the comma`.
  let line: String
  let subject: Subject

  init(_ label: Label?, _ text: String, about subject: Subject) {
    line = (label.map { "\($0.rawValue): " } ?? "") + text
    self.subject = subject
  }

  static let markAtStart = IssueNote(
    .help, "JSONParseOptions(allowsByteOrderMark: true) accepts it; or save the text as UTF-8 without it",
    about: .shape)
  static let strayMark = IssueNote(.help, "remove it; JSON allows no byte order mark there", about: .shape)
}
