public import JSONCore

extension Decoding {
  /// Decodes UTF-8 text.
  ///
  /// Throws a ``JSONError`` with path, line and column of what does not fit.
  @inlinable
  public func decode(_ bytes: [UInt8]) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: bytes, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes a string. Throws the error of parsing the text, or of decoding it.
  @inlinable
  public func decode(_ text: String) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: text, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes a span of UTF-8 text. Throws the error of parsing the text, or of decoding it.
  @inlinable
  public func decode(_ bytes: Span<UInt8>) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: bytes, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes UTF-8 text in any collection of bytes, such as `Data` or a part of an array.
  ///
  /// Throws the error of parsing the text, or of decoding it.
  @inlinable
  public func decode(_ bytes: some Collection<UInt8>) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: bytes, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes a raw span of UTF-8 text, such as that of `Data`.
  ///
  /// Throws the error of parsing the text, or of decoding it.
  @inlinable
  public func decode(_ bytes: RawSpan) throws(JSONError) -> Model {
    do {
      return try decode(Document(parsing: bytes, options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes the root of a document, whichever backend made it.
  ///
  /// Throws what does not fit, with path and place.
  @inlinable
  public func decode(_ document: Document) throws(JSONError) -> Model {
    let rules = configuration.rules
    guard rules.areDefault else {
      return try document.withRoot(by: rules) { (json) throws(JSONError) in try decode(json) }
    }
    return try document.withRoot { (json) throws(JSONError) in try decode(json) }
  }
}
