extension JSONCursor {
  /// Reads a value and returns the result of `body`, which decodes it as the root of its own document.
  ///
  /// For types that can't be decoded with a cursor. `body` has access to the context of the decode. The
  /// locations of its errors have no meaning: if it throws, or if a `LossyArray` leaves out an element, the
  /// whole text is parsed again to locate the error.
  ///
  /// - Throws: `CursorFailure` if the value is not well-formed; if `body` throws; if an element was left out
  ///   and reported; or if there are so many of these values that one document for the whole text is faster.
  /// - Complexity: O(*n*) in the length of the value, apart from what `body` does.
  public mutating func value<Model>(
    _ body: (JSONValue) throws(JSONError) -> Model
  ) throws(CursorFailure) -> Model {
    skipWhiteSpace()
    let start = place
    try skipValue()
    ownDocuments.note(from: start, to: place)
    guard !ownDocuments.areTooMany(before: end) else { throw CursorFailure() }
    let log = DecodeLog(limit: 0)
    defer { log.rewind(to: 0) }
    let model: Model
    do {
      let text = UnsafeRawBufferPointer(start: start, count: place - start)
      let document = try Document(ParsedText(text, options: JSONParseOptions()), log: log, logged: .leftOut)
      model = try document.root.withContext(of: context, body)
    } catch {
      throw CursorFailure()
    }
    guard log.count == 0 else { throw CursorFailure() }
    return model
  }

  /// The context of this decode, if its mapper was created with a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    context?.with { $0.value(as: type) }
  }

  /// Calls `body` with this cursor and the context of this decode, and returns its result; `nil` if the
  /// decode has no context of this type.
  ///
  /// Unlike ``context(_:)``, this function doesn't change the reference count of an object.
  ///
  /// - Throws: What `body` throws.
  @inlinable
  public mutating func context<Context, Result>(
    _ type: Context.Type,
    _ body: (borrowing Context, inout JSONCursor) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result? {
    if let place = context?.with({ $0.place(of: type) }) {
      return try place.withPointee { (value) throws(CursorFailure) in try body(value, &self) }
    }
    guard let value = context(type) else { return nil }
    return try body(value, &self)
  }

  /// Calls `body` with a context, which decoded values access through ``context(_:)``.
  ///
  /// - Throws: What `body` throws.
  @inlinable
  public mutating func withContext<Result>(
    _ context: DecodingContext, _ body: (inout JSONCursor) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result {
    defer { withExtendedLifetime(context) {} }
    return try withContext(WholeReference(context), of: nil, body)
  }

  /// Calls `body` with the context of a configuration, which the caller retains.
  @inlinable
  package mutating func withContext<Result>(
    _ context: WholeReference<DecodingContext>, of configuration: ObjectIdentifier?,
    _ body: (inout JSONCursor) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result {
    let (outer, outerConfiguration) = (self.context, self.configuration)
    self.context = context
    self.configuration = configuration
    defer {
      self.context = outer
      self.configuration = outerConfiguration
    }
    return try body(&self)
  }
}
