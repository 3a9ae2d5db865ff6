public import JSONCore

extension UnkeyedDecodingContainer {
  /// An error about the element that was decoded last, for `init(from:)` to throw.
  public func error(_ kind: Issue.Kind) -> DecodingError {
    let path = codingPath + [PathKey(index: Swift.max(currentIndex - 1, 0))]
    return .dataCorrupted(DecodingError.Context(codingPath: path, issue: kind))
  }
}

extension KeyedDecodingContainerProtocol {
  /// An error about the value for a key, for `init(from:)` to throw.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - key: The key of the value.
  ///   - index: The index of the element that the error is about, if the value is an array.
  public func error(_ kind: Issue.Kind, forKey key: Key, at index: Int? = nil) -> DecodingError {
    let path = codingPath + [key] + (index.map { [PathKey(index: $0)] } ?? [])
    return .dataCorrupted(DecodingError.Context(codingPath: path, issue: kind))
  }

  /// The error for a missing key, for `init(from:)` to throw where a nested container would not report the
  /// type.
  ///
  ///     guard container.contains(.skillIDs) else {
  ///       throw container.missing(.skillIDs, expecting: [Skill].self)
  ///     }
  public func missing(_ key: Key, expecting expected: Any.Type) -> DecodingError {
    // The decoder of a missing key has the key's name in the text.
    let decoder = try? superDecoder(forKey: key) as? MissingValueDecoder
    let name = decoder?.wireName(key) ?? key.stringValue
    let kind = Issue.Kind.missingKey(name, expected: IssueExpectation(expected))
    return .keyNotFound(key, DecodingError.Context(codingPath: codingPath, issue: kind))
  }
}

extension DecodingError.Context {
  fileprivate init(codingPath: [any CodingKey], issue kind: Issue.Kind) {
    self.init(codingPath: codingPath, debugDescription: kind.message, underlyingError: JSONError(kind))
  }
}
