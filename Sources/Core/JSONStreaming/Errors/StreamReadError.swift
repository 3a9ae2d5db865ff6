public import JSONCore

/// Why no more values come from a stream.
public enum StreamReadError: Error, Sendable {
  /// The source of the bytes failed; its own error.
  case source(any Error)
  /// The text is no JSON, or a value does not fit; with path and place in the whole stream.
  case decoding(JSONError)
  /// The task that reads was cancelled.
  case cancelled
}

extension StreamReadError: CustomStringConvertible {
  /// The error in one line, for logs.
  public var description: String {
    switch self {
    case .source(let error): "the source of the stream failed: \(error)"
    case .decoding(let error): error.description
    case .cancelled: "the reading of the stream was cancelled"
    }
  }
}
