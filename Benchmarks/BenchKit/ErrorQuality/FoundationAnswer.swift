import Foundation

extension ErrorAnswer {
  /// What a peer says in its error: the text with what lies beneath it, and the coding path.
  package init(_ document: MalformedDocument, peer: String, error: (any Error)?) {
    guard let error else {
      self.init(document, peer: peer, text: nil, path: nil)
      return
    }
    guard let context = (error as? DecodingError)?.context else {
      self.init(document, peer: peer, text: String(describing: error), path: nil)
      return
    }
    let below = context.underlyingError.map { " (\($0))" } ?? ""
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    self.init(
      document, peer: peer, text: context.debugDescription + below, path: path.isEmpty ? nil : "$" + path)
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
