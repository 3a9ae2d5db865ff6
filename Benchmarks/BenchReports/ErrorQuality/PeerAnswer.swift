import Foundation
import JSONCore

/// What a peer says to a document, as far as its errors have parts.
package struct PeerAnswer: Sendable, Codable {
  /// The text of the error; `nil` if the document was accepted.
  package var text: String?
  /// The path that the error names.
  package var path: String?
  /// The same as an RFC 6901 pointer.
  package var pointer: String?
  /// The text without the path.
  package var message: String?
  /// What a row of one's own says with an error of this package's, and that in one line.
  package var issues: [AnsweredIssue]?
  package var line: String?
  /// Whether the peer stopped the process instead of answering.
  package var crashed = false

  /// The answer of a peer that did not survive the document.
  package static var crash: PeerAnswer { PeerAnswer(text: crashText, crashed: true) }

  /// What stands in the place of the answer then.
  static let crashText = "(crashed the process)"

  private init(text: String?, path: String? = nil, crashed: Bool = false) {
    self.text = text
    self.path = path
    self.crashed = crashed
  }

  /// What lies in an error: the text with what is beneath it, and the coding path.
  package init(_ error: (any Error)?) {
    if let error = error as? JSONError {
      text = error.rendered()
      line = error.description
      issues = error.issues.map(AnsweredIssue.init)
      return
    }
    guard let context = (error as? DecodingError)?.context else {
      text = error.map { String(describing: $0) }
      message = text
      return
    }
    let path = JSONPath(
      context.codingPath.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
    // Without a coding path, an error of the text says nothing of its place; one of the data means the root.
    var isOfText = false
    if case .dataCorrupted = error as? DecodingError { isOfText = context.codingPath.isEmpty }
    self.path = isOfText ? nil : path.description
    pointer = isOfText ? nil : path.pointer
    let text = context.debugDescription + (context.underlyingError.map { " (\($0))" } ?? "")
    message = text
    self.text = (self.path.map { $0 + ": " } ?? "") + text
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
