public import JSONCore
public import JSONMapping

/// The reason why a stream has no more values.
public enum StreamReadError: DescribedError, Sendable {
  /// The source of the bytes failed with this error.
  case source(any Error)
  /// The text isn't JSON, or a value doesn't decode; with path and location in the whole stream.
  case decoding(JSONError)
  /// The reading task was cancelled.
  case cancelled

  /// The error in one line, for logs.
  public var description: String {
    switch self {
    case .source(let error): "the source of the stream failed: \(error)"
    case .decoding(let error): error.description
    case .cancelled: "reading the stream was cancelled"
    }
  }
}

/// The reason why a stream could not be written completely.
public enum StreamWriteError: DescribedError, Sendable {
  /// The sink failed with this error.
  case sink(any Error)
  /// A value can't be written as JSON; with its path in the whole stream.
  case encoding(JSONError)
  /// The writing task was cancelled.
  case cancelled

  /// The error in one line, for logs.
  public var description: String {
    switch self {
    case .sink(let error): "the sink of the stream failed: \(error)"
    case .encoding(let error): error.description
    case .cancelled: "writing the stream was cancelled"
    }
  }
}
