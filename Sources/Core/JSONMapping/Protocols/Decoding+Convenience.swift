public import JSONCore

extension Decoding {
  /// Decodes UTF-8 text.
  ///
  /// - Throws: What decoding a `RawSpan` throws, such as `unexpected-character` or `type-mismatch`.
  @inlinable
  public func decode(_ bytes: [UInt8]) throws(JSONError) -> Model { try decode(bytes.span.bytes) }

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
  @inlinable
  public func decode(_ bytes: Span<UInt8>) throws(JSONError) -> Model { try decode(bytes.bytes) }

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
    Self.readsInOnePass ? try decodeInOnePass(bytes) : try decodeByDocument(bytes)
  }

  /// Unavailable: a decoder takes a type, and a mapper has one.
  @available(
    *, unavailable,
    message: "a mapper has its type already: write 'decode(text)', or 'array.decode(text)' for an array"
  )
  public func decode<Other>(_ type: Other.Type, from text: some Any) throws(JSONError) -> Other {
    throw JSONError(.custom("unavailable"))
  }

  /// Decodes a whole text without a document; if that fails, decodes a document of it, which reports the
  /// reason.
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
    do {
      return try decode(document.root)
    } catch {
      throw error.resolved(at: document.root)
    }
  }
}
