/// A text that isn't JSON, and the part of it that was parsed. The issue is determined when the error is
/// read.
final class FailedParse: Sendable {
  /// The text, and the tape as far as it was parsed. Its values are never read.
  let document: Document
  let failure: SyntaxFailure
  /// The innermost open container; -1 if none is open.
  let container: Int
  /// The beginning of the string, JSON5 key or comment that the parser stopped in.
  let openText: Int?
  /// The issue, once it was determined.
  let diagnosis = Locked<(any Sendable)?>(nil)

  /// Takes over text and tape of a parser that stopped.
  init(_ parsed: ParsedText, _ failure: SyntaxFailure, container: Int, openToken: Int? = nil) {
    document = Document(parsed)
    self.failure = failure
    self.container = container
    switch failure.expectation {
    case .text(_, let opening, _), .comment(let opening): openText = opening
    default: openText = openToken
    }
  }

  /// The paths around the location where the parser stopped.
  var paths: SyntaxPath { SyntaxPath(parse: self) }

  /// The duplicate key and its path, if the parser stopped at one.
  var duplicateKey: (key: String, path: JSONPath)? {
    guard case .duplicate(let duplicate) = failure.expectation else { return nil }
    let paths = paths
    let key = paths.key(duplicate.node)
    return (key, paths.ofDuplicate(key))
  }

  /// The path of the value that the parser stopped at, or of the key that has no value yet.
  var path: JSONPath { paths.ofValue }
}

extension JSONError {
  /// Creates the error of a text that isn't JSON.
  @inline(never)
  init(_ parse: FailedParse) { storage = Storage(nil, source: .failedParse(parse)) }

  /// The parse that failed, if the text isn't JSON and the error still retains it.
  var failedParse: FailedParse? {
    if case .failedParse(let parse) = storage.source { parse } else { nil }
  }
}
