internal import JSONCore

extension DecodingError.Context {
  /// The error in the package's own form, if there is one.
  var issue: JSONError? { underlyingError as? JSONError }

  /// The context with another path.
  func moved(to path: [any CodingKey]) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: path, debugDescription: debugDescription, underlyingError: underlyingError)
  }
}

extension DecodingError {
  /// The context that all cases have.
  var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: String(describing: self))
    }
  }

  /// The same error with another underlying one, and with another description if one is given.
  func replacing(description: String? = nil, underlyingError: (any Error)?) -> DecodingError {
    let context = Context(
      codingPath: context.codingPath, debugDescription: description ?? context.debugDescription,
      underlyingError: underlyingError)
    switch self {
    case .typeMismatch(let type, _): return .typeMismatch(type, context)
    case .valueNotFound(let type, _): return .valueNotFound(type, context)
    case .keyNotFound(let key, _): return .keyNotFound(key, context)
    case .dataCorrupted: return .dataCorrupted(context)
    @unknown default: return .dataCorrupted(context)
    }
  }
}
