// Inlined by force: one comparison before every value and every key, where minified text has no white
// space.

internal import CScan

/// A place in a text that is read from front to back, value by value, without a document.
///
///     if try cursor.beginObject() {
///       repeat {
///         if id == nil, cursor.passesKey("id") { id = try cursor.int() } else { try cursor.skipMember() }
///       } while try cursor.hasNextMember()
///     }
///
/// Each function passes the white space before a value and the value. What is skipped is validated as well, so that
/// what a cursor has read to its end is JSON. It allocates nothing but the values that it returns.
///
/// Two rules make it exchangeable with a ``Document``. What a cursor accepts, a document accepts, with the same result.
/// What a cursor rejects with ``CursorFailure`` is decided by the document: the cursor leaves to it what is rare, such
/// as escapes in keys.
@frozen
public struct JSONCursor: ~Copyable, ~Escapable {
  /// The next byte to be read. Zero bytes follow the text, which no rule of the grammar accepts, so that every scan ends
  /// there.
  @usableFromInline var place: UnsafePointer<UInt8>
  @usableFromInline let end: UnsafePointer<UInt8>
  /// How many more containers may be open at once.
  @usableFromInline var freeDepth: Int
  /// Whether an array that begins now may fill the rest of the text.
  @usableFromInline var isOutsideOfArrays = true
  @usableFromInline var context: Unmanaged<DecodingContext>?
  /// The configuration whose context that is, if known: a mapper with the same one has nothing to change.
  @usableFromInline package var configuration: ObjectIdentifier?
  /// The values that were read as documents of their own.
  @usableFromInline var ownDocuments = OwnDocuments()

  /// - Precondition: The text is followed by the padding of ``SourceBytes``, and outlives the cursor.
  @_lifetime(immortal)
  init(_ text: UnsafeBufferPointer<UInt8>, at start: UnsafePointer<UInt8>, depthLimit: Int) {
    place = start
    end = start + text.count
    freeDepth = min(depthLimit, StackRoom.freeDepth)
    context = nil
  }

  /// A cursor that reads one element of an array whose text goes on behind it.
  ///
  /// - Precondition: The text is followed by the padding of ``SourceBytes``, and outlives the cursor.
  @inlinable
  @_lifetime(immortal)
  init(elementAt start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, freeDepth: Int) {
    place = start
    self.end = end
    self.freeDepth = freeDepth
    isOutsideOfArrays = false
    context = nil
    configuration = nil
  }
}

extension JSONCursor {
  /// Reads a whole text.
  ///
  /// - Throws: `CursorFailure` if the text or the options ask for a document, and what `body` throws.
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
      let text = UnsafeBufferPointer(start: source.base, count: source.count)
      var cursor = JSONCursor(text, at: UnsafePointer(source.base), depthLimit: options.depthLimit)
      let model = try body(&cursor)
      guard cursor.isAtEnd else { throw CursorFailure() }
      return model
    }
  }

  /// Whether nothing but white space is left.
  private var isAtEnd: Bool { cscan_white_space(place) == end }

  /// Passes white space.
  @inlinable @inline(__always)
  mutating func skipWhiteSpace() {
    if place.pointee <= 0x20 { skipLongWhiteSpace() }
  }

  @inline(never) @usableFromInline
  mutating func skipLongWhiteSpace() { place = cscan_white_space(place) }

  /// Passes white space and one byte; throws if there is another.
  @inline(never) @usableFromInline
  mutating func expect(_ byte: UInt8) throws(CursorFailure) {
    guard passes(byte) else { throw CursorFailure() }
  }

  /// Passes white space and, if it is there, one byte.
  @inlinable @inline(__always)
  mutating func passes(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard place.pointee == byte else { return false }
    place += 1
    return true
  }
}

extension JSONParseOptions {
  /// Whether the text has the grammar, and the meaning of duplicate keys, that a cursor knows.
  var areReadByCursors: Bool {
    duplicateKeys == .useFirst && !allowsTrailingCommas && !allowsByteOrderMark && !allowsJSON5
      && !assumesTopLevelDictionary
  }
}
