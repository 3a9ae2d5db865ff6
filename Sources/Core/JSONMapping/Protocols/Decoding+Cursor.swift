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

  /// Decodes a whole text without a document; if that fails, decodes a document of it, which reports the
  /// reason.
  ///
  /// Not inlined, so that callers contain only the call.
  @inline(never)
  @inlinable
  func decodeInOnePass(_ bytes: RawSpan) throws(JSONError) -> Model {
    let configuration = configuration
    if configuration.rules.areDefault, configuration.keys == nil {
      do throws(CursorFailure) {
        return try JSONCursor.read(bytes, options: configuration.parsing) { (cursor) throws(CursorFailure) in
          try decode(from: &cursor)
        }
      } catch {}
    }
    return try decodeByDocument(bytes)
  }

  /// Decodes a whole text as a document.
  @inlinable
  func decodeByDocument(_ bytes: RawSpan) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: bytes, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }
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
