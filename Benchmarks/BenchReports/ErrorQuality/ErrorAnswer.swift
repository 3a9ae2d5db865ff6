package import BenchKit
package import JSONCore

/// What a strategy answers to a document.
package struct ErrorAnswer: Sendable, Encodable {
  /// The name of the document.
  package let `case`: String
  package let model: ModelName
  package let strategy: String
  /// Whether the document was taken without an error.
  package let accepted: Bool
  /// Whether the process that read the document did not survive it.
  package let crashed: Bool
  /// What was said to be wrong; by a peer, the path, if it tells one, and a message.
  package let issues: [AnsweredIssue]
  /// The whole text for people; empty if the document was accepted.
  package let rendered: String
  /// The text in one line.
  package let line: String
  /// What was thrown, by one of our strategies.
  private let error: JSONError?

  /// The answer of one of our strategies.
  package init(_ document: MalformedDocument, strategy: String, error: JSONError?) {
    self.init(
      document, strategy: strategy, isError: error != nil,
      issues: error?.issues.map(AnsweredIssue.init) ?? [],
      rendered: error?.rendered() ?? "", line: error?.description ?? "", error: error)
  }

  /// The answer of a peer.
  package init(_ document: MalformedDocument, peer: String, answer: PeerAnswer) {
    let text = answer.text ?? ""
    self.init(
      document, strategy: peer, isError: answer.text != nil,
      issues: answer.issues ?? AnsweredIssue(answer).map { [$0] } ?? [],
      rendered: text, line: answer.line ?? text,
      crashed: answer.crashed)
  }

  private init(
    _ document: MalformedDocument, strategy: String, isError: Bool, issues: [AnsweredIssue], rendered: String,
    line: String, crashed: Bool = false,
    error: JSONError? = nil
  ) {
    self.crashed = crashed
    self.error = error
    self.case = document.name
    model = document.model
    self.strategy = strategy
    accepted = !isError
    self.issues = issues
    self.rendered = rendered
    self.line = line
  }

  /// The whole text for people; only our own errors can have colours.
  func text(color: Bool) -> String {
    color ? error?.rendered(color: true) ?? rendered : rendered
  }

  private enum CodingKeys: CodingKey { case `case`, model, strategy, accepted, crashed, issues, rendered }
}

/// An issue as programs read it, with what is known. Behind Foundation's parser there is no text, and so no position.
/// Another parser than ours gives no path of a syntax error, and a peer's errors have no code.
package struct AnsweredIssue: Sendable, Codable {
  package let code: String?
  package let category: String?
  package let path: String?
  package let pointer: String?
  package let offset: Int?
  package let length: Int?
  package let line: Int?
  package let column: Int?
  package let message: String

  init(_ issue: Issue) {
    code = issue.code.rawValue
    category = issue.category.rawValue
    path = issue.isPathKnown ? issue.path.description : nil
    pointer = issue.isPathKnown ? issue.path.pointer : nil
    offset = issue.location?.offset
    length = issue.location?.length
    line = issue.location?.line
    column = issue.location?.column
    message = issue.message
  }

  /// What a peer tells; `nil` if it accepted the document, or did not survive it.
  init?(_ answer: PeerAnswer) {
    guard let message = answer.message else { return nil }
    code = nil
    category = nil
    path = answer.path
    pointer = answer.pointer
    offset = nil
    length = nil
    line = nil
    column = nil
    self.message = message
  }
}
