public import JSONCore

extension UnkeyedDecodingContainer {
  /// An error about the element that was decoded last; `Decoder` code throws it for an element it can't use.
  public func error(_ kind: Issue.Kind) -> DecodingError {
    let path = codingPath + [PathKey(index: Swift.max(currentIndex - 1, 0))]
    return .dataCorrupted(DecodingError.Context(codingPath: path, issue: kind))
  }
}

extension KeyedDecodingContainerProtocol {
  /// An error about the value for a key; `Decoder` code throws it for a value it can't use.
  public func error(_ kind: Issue.Kind, forKey key: Key) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath + [key], issue: kind))
  }
}

extension DecodingError.Context {
  fileprivate init(codingPath: [any CodingKey], issue kind: Issue.Kind) {
    let error = JSONError(kind)
    self.init(codingPath: codingPath, debugDescription: error.issue.message, underlyingError: error)
  }
}
