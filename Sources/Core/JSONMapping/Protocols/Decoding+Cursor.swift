public import JSONCore

extension Decoding {
  /// Decodes the next value as a document of its own.
  ///
  /// - Throws: `CursorFailure` if decoding the document throws.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model {
    try cursor.value { (json) throws(JSONError) in try decode(json) }
  }

  /// False: decoding a document is as fast.
  @inlinable
  public static var readsInOnePass: Bool { false }
}

extension JSONCursor {
  /// Calls `body` in the context of a configuration, or in the current context if the configuration has none.
  ///
  /// - Throws: What `body` throws, and `CursorFailure` for a configuration whose keys differ from those of
  ///   the text.
  @inlinable @inline(__always)
  public mutating func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (inout JSONCursor) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result {
    guard let settings = configuration.settingsReference else { return try body(&self) }
    let (identifier, convertsKeys, context) = settings.with {
      (ObjectIdentifier($0), $0.keys != nil, $0.contextReference)
    }
    guard self.configuration != identifier else { return try body(&self) }
    guard !convertsKeys else { throw CursorFailure() }
    guard let context else { return try body(&self) }
    defer { withExtendedLifetime(configuration) {} }
    return try withContext(context, of: identifier, body)
  }
}
