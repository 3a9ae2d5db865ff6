/// A line of advice below the excerpt.
struct IssueNote: Sendable, Hashable {
  /// What the line begins with, before a colon.
  enum Label: String, Sendable, Hashable, CaseIterable {
    case note
    case help
  }

  enum Subject: String, Sendable, Hashable {
    /// Keys of an object, or types: shown even when values are hidden.
    case shape
    /// The option that accepts an extension of the grammar: shown even when values are hidden.
    case tolerance
    /// A value, or text that may reveal one.
    case value
  }

  var label: Label?
  /// The text after the label.
  var text: String
  var subject: Subject

  init(_ label: Label?, _ text: String, about subject: Subject) {
    self.label = label
    self.text = text
    self.subject = subject
  }

  /// Creates a note from its formatted line.
  init(line: String, about subject: Subject) {
    let label = Label.allCases.first { line.hasPrefix($0.prefix) }
    self.init(label, String(line.dropFirst(label?.prefix.count ?? 0)), about: subject)
  }

  /// The line, such as `help: remove the comma`.
  var line: String { (label?.prefix ?? "") + text }
}

extension IssueNote {
  static let markAtStart = IssueNote(
    .help, "JSONParseOptions(allowsByteOrderMark: true) accepts it; or save the text as UTF-8 without it",
    about: .shape)
  static let strayMark = IssueNote(.help, "remove it; JSON allows no byte order mark there", about: .shape)
}

extension IssueNote.Label {
  fileprivate var prefix: String { rawValue + ": " }
}

extension Issue {
  /// Lines that may help: a likely spelling, the values that are allowed, the keys present. Not part of
  /// equality.
  public var advice: [String] { shown.notes.map { onOneLine($0.line) } }
}
