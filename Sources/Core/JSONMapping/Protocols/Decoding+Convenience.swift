public import JSONCore

extension Decoding {
  /// Decodes UTF-8 text.
  ///
  /// Throws a ``JSONError`` with path, line and column of what does not fit.
  @inlinable
  public func decode(_ bytes: [UInt8]) throws(JSONError) -> Model {
    try decode(Document(parsing: bytes, options: configuration.parsing))
  }

  /// Decodes a string.
  @inlinable
  public func decode(_ text: String) throws(JSONError) -> Model {
    try decode(Document(parsing: text, options: configuration.parsing))
  }

  /// Decodes a span of UTF-8 text.
  @inlinable
  public func decode(_ bytes: Span<UInt8>) throws(JSONError) -> Model {
    try decode(Document(parsing: bytes, options: configuration.parsing))
  }

  /// Decodes a raw span of UTF-8 text: `decode(data.bytes)` for `Data`.
  @inlinable
  public func decode(_ bytes: RawSpan) throws(JSONError) -> Model {
    try decode(Document(parsing: bytes, options: configuration.parsing))
  }

  /// Decodes the root of a document, whichever backend made it.
  @inlinable
  public func decode(_ document: Document) throws(JSONError) -> Model {
    let rules = configuration.rules
    guard rules.areDefault else {
      return try document.withRoot(by: rules) { (json) throws(JSONError) in try decode(json) }
    }
    return try document.withRoot { (json) throws(JSONError) in try decode(json) }
  }
}
