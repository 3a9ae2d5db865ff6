public import JSONCore

extension Decoding {
  /// Decodes UTF-8 text.
  ///
  /// - Throws: What decoding a `RawSpan` throws, such as `unexpected-character` or `type-mismatch`.
  @inlinable public func decode(_ bytes: [UInt8]) throws(JSONError) -> Model { try decode(bytes.span.bytes) }

  /// Decodes a string.
  ///
  /// - Throws: What decoding a `RawSpan` throws, such as `unexpected-character` or `type-mismatch`.
  @inlinable
  public func decode(_ text: String) throws(JSONError) -> Model {
    try text.withUTF8Span { (text) throws(JSONError) in try decode(text.bytes) }
  }

  /// Decodes a span of UTF-8 text.
  ///
  /// - Throws: What decoding a `RawSpan` throws, such as `unexpected-character` or `type-mismatch`.
  @inlinable public func decode(_ bytes: Span<UInt8>) throws(JSONError) -> Model { try decode(bytes.bytes) }

  /// Decodes UTF-8 text in any collection of bytes, such as `Data` or a slice of an array.
  ///
  /// - Throws: What decoding a `RawSpan` throws, such as `unexpected-character` or `type-mismatch`.
  @inlinable
  public func decode(_ bytes: some Collection<UInt8>) throws(JSONError) -> Model {
    let result = bytes.withContiguousStorageIfAvailable { bytes in
      Result { () throws(JSONError) in try decode(bytes.span.bytes) }
    }
    guard let result else { return try decode(Array(bytes)) }
    return try result.get()
  }

  /// Decodes a raw span of UTF-8 text, such as that of `Data`.
  ///
  /// - Throws: For a text that can't be parsed, what parsing it as a `Document` throws, such as
  ///   `unexpected-character`, `unexpected-end` or `depth-limit`; for one that doesn't match the model,
  ///   `missing-key`, `unexpected-null`, `type-mismatch` or another data issue, with path, line and column.
  @inlinable
  public func decode(_ bytes: RawSpan) throws(JSONError) -> Model {
    Self.readsInOnePass ? try decodeInOnePass(bytes) : try decodeByTape(bytes)
  }

  /// Unavailable: a decoder takes a type, and a mapper has one.
  @available(
    *, unavailable,
    message: "a mapper has its type already: write 'decode(text)', or 'array.decode(text)' for an array"
  )
  public func decode<Other>(_ type: Other.Type, from text: some Any) throws(JSONError) -> Other {
    throw JSONError(.custom("unavailable"))
  }

  /// Decodes a whole text without a tape; if that fails, decodes it by a tape, which reports the reason.
  ///
  /// Not inlined, so that callers contain only the call.
  @inline(never)
  @inlinable
  func decodeInOnePass(_ bytes: RawSpan) throws(JSONError) -> Model {
    if let options = configuration.cursorOptions {
      do throws(CursorFailure) {
        return try JSONCursor.read(bytes, options: options) { (cursor) throws(CursorFailure) in
          try decode(from: &cursor)
        }
      } catch {}
    }
    return try decodeByTape(bytes)
  }

  /// Decodes a whole text by its tape.
  @inlinable
  func decodeByTape(_ bytes: RawSpan) throws(JSONError) -> Model {
    let parsing = configuration.parsing
    do throws(JSONError) {
      guard configuration.rules.areDefault else {
        return try decode(Document(parsing: bytes, options: parsing))
      }
      return try Document.withRoot(ofParsing: bytes, options: parsing) { (json) throws(JSONError) in
        try decode(json)
      }
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes the root of a document of any backend.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue if the document
  ///   doesn't match the model, with path and location.
  @inlinable
  public func decode(_ document: Document) throws(JSONError) -> Model {
    let rules = configuration.rules
    guard rules.areDefault else {
      return try document.withRoot(by: rules) { (json) throws(JSONError) in try decode(json) }
    }
    do { return try decode(document.root) } catch { throw error.resolved(at: document.root) }
  }

  /// Decodes the value of a member that can be absent or null.
  ///
  /// - Throws: What decoding the value throws.
  @inlinable
  package func presence(of member: JSONValue?) throws(JSONError) -> Presence<Model> {
    guard let member else { return .absent }
    return member.isNull ? .null : .value(try decode(member))
  }

  /// Decodes the next value as a document of its own.
  ///
  /// - Throws: `CursorFailure` if decoding the document throws.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model {
    try cursor.value { (json) throws(JSONError) in try decode(json) }
  }

  /// False: decoding a document is as fast.
  @inlinable public static var readsInOnePass: Bool { false }

  /// Decodes UTF-8 text outside of any actor, also if the caller is isolated to the main actor.
  ///
  /// If the task is cancelled, decoding ends before the next model. The text is parsed as a document, also for
  /// models that `decode(_:)` decodes in one pass.
  ///
  /// - Throws: `CancellationError` if the task was cancelled; otherwise a `JSONError`, as `decode(_:)` does.
  @concurrent
  public func decodeConcurrently(_ text: some Collection<UInt8> & Sendable) async throws -> sending Model {
    try Task.checkCancellation()
    do {
      let model = try decode(Document(cancellable: Array(text).span.bytes, options: configuration.parsing))
      // An error at which decoding should have ended may have been ignored, as by a lossy array.
      try Task.checkCancellation()
      return model
    } catch let error as JSONError {
      try Task.checkCancellation()
      throw error.withoutLargeText()
    }
  }

  /// Decodes a string outside of any actor, as ``decodeConcurrently(_:)`` decodes UTF-8 text.
  ///
  /// - Throws: `CancellationError` if the task was cancelled; otherwise a `JSONError`, as `decode(_:)` does.
  @concurrent
  public func decodeConcurrently(_ text: String) async throws -> sending Model {
    try await decodeConcurrently(text.utf8)
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

extension Encoding {
  /// Encodes a model as UTF-8 text.
  ///
  /// - Throws: `non-finite-number`, `depth-limit` or `size-limit`; `key-collision` if the options reject
  ///   duplicate keys; `number-out-of-range` in canonical form; and what writing the model throws, with the
  ///   path.
  @inlinable
  public func encode(_ model: Model) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(options: configuration.writing)
    try encode(model, into: &writer)
    return try writer.finish()
  }

  /// Encodes a model as a string.
  ///
  /// - Throws: What ``encode(_:)`` throws.
  @inlinable
  public func encodeToString(_ model: Model) throws(JSONError) -> String {
    String(decoding: try encode(model), as: UTF8.self)
  }
}
