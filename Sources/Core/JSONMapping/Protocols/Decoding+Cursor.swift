public import JSONCore

extension Decoding {
  /// Decodes the next value as a document of its own.
  ///
  /// - Throws: `CursorFailure` where that throws.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model {
    try cursor.value { (json) throws(JSONError) in try decode(json) }
  }

  /// False: a document is as fast.
  @inlinable
  public static var readsInOnePass: Bool { false }

  /// Decodes a whole text without a document; `nil` where only a document can tell what is right.
  @inlinable
  func decodeInOnePass(_ bytes: RawSpan) -> Model? {
    let configuration = configuration
    guard configuration.rules.areDefault, configuration.keys == nil else { return nil }
    return JSONCursor.read(bytes, options: configuration.parsing) { (cursor) throws(CursorFailure) in
      try decode(from: &cursor)
    }
  }
}

extension JSONCursor {
  /// Calls `body` in the context of a configuration, or in the one that the decode has if there is none.
  ///
  /// - Throws: What `body` throws, and `CursorFailure` for a configuration whose keys differ from those of the text.
  @inlinable @inline(__always)
  public mutating func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (inout JSONCursor) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result {
    guard let surroundings = configuration.surroundings else { return try body(&self) }
    guard surroundings.keys == nil, let context = surroundings.context else { throw CursorFailure() }
    return try withContext(context, body)
  }
}
