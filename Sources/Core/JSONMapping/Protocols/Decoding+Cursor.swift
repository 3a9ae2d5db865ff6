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
    guard let settings = configuration.settings, self.configuration != ObjectIdentifier(settings) else {
      return try body(&self)
    }
    guard settings.keys == nil else { throw CursorFailure() }
    guard let context = settings.context else { return try body(&self) }
    return try withContext(context) { (cursor) throws(CursorFailure) in
      cursor.configuration = ObjectIdentifier(settings)
      return try body(&cursor)
    }
  }
}
