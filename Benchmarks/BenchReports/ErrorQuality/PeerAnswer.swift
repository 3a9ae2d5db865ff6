import Foundation
import JSONCore

/// The result of a peer for a document, with the parts of its error.
package struct PeerAnswer: Sendable, Codable {
  /// The text of the error; `nil` if the document was accepted.
  package var text: String?
  /// The path in the error.
  package var path: String?
  /// The path as an RFC 6901 pointer.
  package var pointer: String?
  /// The text without the path.
  package var message: String?
  /// The issues, if a row of your own throws a `JSONError`, and the error in one line.
  package var issues: [AnsweredIssue]?
  package var line: String?
  /// Whether the document crashed the process.
  package var crashed = false

  /// The result for a document that crashed the process.
  package static var crash: PeerAnswer { PeerAnswer(text: crashText, crashed: true) }

  /// The text of ``crash``.
  static let crashText = "(crashed the process)"

  private init(text: String?, path: String? = nil, crashed: Bool = false) {
    self.text = text
    self.path = path
    self.crashed = crashed
  }

  /// Creates the result from an error: its text with that of the underlying error, and the coding path.
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
    // An empty coding path is that of the root for errors about data, but has no meaning for malformed text.
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
