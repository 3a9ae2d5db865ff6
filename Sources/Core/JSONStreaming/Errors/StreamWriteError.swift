public import JSONCore

/// The reason why a stream could not be written completely.
public enum StreamWriteError: Error, Sendable {
  /// The sink failed with this error.
  case sink(any Error)
  /// A value can't be written as JSON; with its path in the whole stream.
  case encoding(JSONError)
  /// The writing task was cancelled.
  case cancelled
}

extension StreamWriteError: CustomStringConvertible {
  /// The error in one line, for logs.
  public var description: String {
    switch self {
    case .sink(let error): "the sink of the stream failed: \(error)"
    case .encoding(let error): error.description
    case .cancelled: "the writing of the stream was cancelled"
    }
  }
}
