package import BenchKit
package import JSONCore

/// The result of a strategy for a malformed document.
package struct ErrorAnswer: Sendable, Encodable {
  /// The name of the document.
  package let `case`: String
  package let model: ModelName
  package let strategy: String
  /// Whether the document was decoded without an error.
  package let accepted: Bool
  /// Whether decoding crashed the process.
  package let crashed: Bool
  /// The reported issues; for a peer, one with its message and the path, if it has one.
  package let issues: [AnsweredIssue]
  /// The rendered error; empty if the document was accepted.
  package let rendered: String
  /// The error in one line.
  package let line: String
  /// The error of a strategy of this package.
  private let error: JSONError?

  /// Creates the result of a strategy of this package.
  package init(_ document: MalformedDocument, strategy: String, error: JSONError?) {
    self.init(document, peer: strategy, answer: PeerAnswer(error), error: error)
  }

  /// Creates the result of a peer.
  package init(_ document: MalformedDocument, peer: String, answer: PeerAnswer, error: JSONError? = nil) {
    let text = answer.text ?? ""
    self.case = document.name
    model = document.model
    strategy = peer
    accepted = answer.text == nil
    crashed = answer.crashed
    issues = answer.issues ?? AnsweredIssue(answer).map { [$0] } ?? []
    rendered = text
    line = answer.line ?? text
    self.error = error
  }

  /// Returns the rendered error; only a `JSONError` can have colors.
  func text(color: Bool) -> String { color ? error?.rendered(color: true) ?? rendered : rendered }

  private enum CodingKeys: CodingKey { case `case`, model, strategy, accepted, crashed, issues, rendered }
}

/// An issue in machine-readable form. Some parts may be missing: Foundation's parser reports no position,
/// other backends report no path of a syntax error, and a peer's errors have no code.
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

  /// Creates the issue of a peer's error; `nil` if it accepted the document, or crashed.
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
