// Always inlined: one comparison before every value and every key of minified text, which has no white
// space there.

internal import CScan

/// A position in a text that is decoded from front to back, value by value, without a document.
///
///     if try cursor.beginObject() {
///       repeat {
///         if id == nil, cursor.consumeKey("id") { id = try cursor.int() } else { try cursor.skipMember() }
///       } while try cursor.advanceToMember()
///     }
///
/// Each function advances past the white space before a value and past the value. Skipped values are
/// validated too, so a text that a cursor has read to its end is JSON. A cursor allocates only the values that
/// it returns; only a value that is parsed as a document of its own also allocates that document.
///
/// Two rules make cursors interchangeable with a ``Document``. A document accepts every text that a cursor
/// accepts, with the same result. A text that a cursor rejects with ``CursorFailure`` is decoded from a
/// document, which may accept it: cursors don't support rare forms, such as escapes in keys.
@frozen
public struct JSONCursor: ~Copyable, ~Escapable {
  /// The next byte to be read. The text is followed by zero bytes, which no rule of the grammar accepts, so
  /// every scan ends there.
  @usableFromInline var place: UnsafePointer<UInt8>
  @usableFromInline let end: UnsafePointer<UInt8>
  /// The number of further containers that may be open at once.
  @usableFromInline var freeDepth: Int
  /// Whether an array that begins now may fill the rest of the text.
  @usableFromInline var isOutsideOfArrays: Bool
  /// The indentation of the text so far.
  @usableFromInline var indentation = Indentation()
  @usableFromInline var context: WholeReference<DecodingContext>?
  /// The configuration that the context belongs to, if known: a mapper with the same configuration leaves the
  /// context unchanged.
  @usableFromInline package var configuration: ObjectIdentifier?
  /// The values that were read as documents of their own.
  @usableFromInline var ownDocuments = OwnDocuments()
  /// The memory for the members that models don't know.
  @usableFromInline var restMemory = RestMemory()

  /// - Parameter isOutsideOfArrays: False to read one element of an array; the text continues after it.
  /// - Precondition: The text is followed by the padding of ``SourceBytes``, and outlives the cursor.
  @inlinable
  @_lifetime(immortal)
  init(at start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, freeDepth: Int, isOutsideOfArrays: Bool) {
    place = start
    self.end = end
    self.freeDepth = freeDepth
    self.isOutsideOfArrays = isOutsideOfArrays
    context = nil
    configuration = nil
  }

  /// Reads a whole text.
  ///
  /// - Throws: `CursorFailure` if the text or the options need a document, and what `body` throws.
  /// - Complexity: O(*n*), apart from what `body` does.
  @usableFromInline
  package static func read<Model>(
    _ bytes: RawSpan, options: JSONParseOptions,
    _ body: (inout JSONCursor) throws(CursorFailure) -> Model
  ) throws(CursorFailure) -> Model {
    guard options.areReadByCursors, bytes.byteCount <= min(options.sizeLimit, Int(UInt32.max) - 1) else {
      throw CursorFailure()
    }
    return try bytes.withUnsafeBytes { (bytes) throws(CursorFailure) in
      let source = SourceBytes(copying: bytes)
      defer { source.deallocate() }
      var cursor = JSONCursor(
        at: source.base, end: source.base + source.count,
        freeDepth: min(options.depthLimit, StackRoom.freeDepth), isOutsideOfArrays: true)
      let model = try body(&cursor)
      guard cursor.isAtEnd else { throw CursorFailure() }
      return model
    }
  }

  /// Whether nothing but white space is left.
  private var isAtEnd: Bool { cscan_white_space(place) == end }

  /// Skips white space.
  @inlinable @inline(__always)
  mutating func skipWhiteSpace() {
    if place.pointee <= 0x20 { skipLongWhiteSpace() }
  }

  @inline(never) @usableFromInline
  mutating func skipLongWhiteSpace() {
    if cscan_is_single_space(place) { place += 1 } else { skipLine() }
  }

  /// Skips the white space before the next member or element.
  @inline(never) @usableFromInline
  mutating func skipLine() { indentation.skipLine(&place) }

  /// Skips the white space after an opening bracket.
  @inline(never) @usableFromInline
  mutating func skipFirstLine() { indentation.skipFirstLine(&place) }

  /// Skips the white space before a closing bracket.
  @inline(never) @usableFromInline
  mutating func skipLastLine() { indentation.skipLastLine(&place) }

  /// Reads white space and the given byte; throws if another byte follows the white space.
  @inline(never) @usableFromInline
  mutating func expect(_ byte: UInt8) throws(CursorFailure) {
    guard consume(byte) else { throw CursorFailure() }
  }

  /// Reads white space and, if it is next, the given byte.
  @inlinable @inline(__always)
  mutating func consume(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard place.pointee == byte else { return false }
    place += 1
    return true
  }

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
      // JSON in a string of the value has the limit too. Beyond it, the whole text is decoded from a document.
      let options = JSONParseOptions(depthLimit: freeDepth)
      let document = try Document(ParsedText(text, options: options), log: log, logged: .leftOut)
      model = try document.root.withContext(of: context, body)
    } catch {
      throw CursorFailure()
    }
    guard log.count == 0 else { throw CursorFailure() }
    return model
  }

  /// The context of this decode, if its mapper was created with a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? { context?.with { $0.value(as: type) } }

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

/// The error of a cursor that can't read the requested value.
///
/// It contains neither a reason nor a location. The mapper that catches it decodes the same text from a
/// document, which either succeeds or throws the ``JSONError`` with path, line and column. So throwing it
/// never changes a result; it only takes time.
@frozen
public struct CursorFailure: Error, Hashable {
  /// Creates a failure.
  @inlinable
  public init() {}
}
