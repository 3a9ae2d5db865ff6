// Always inlined: a comparison and a store for each byte between values. Growing the buffer is a call.

internal import CScan

/// Writes JSON text, value after value.
///
///     var writer = JSONWriter()
///     try writer.beginObject()
///     try writer.put("id", 7)
///     writer.endObject()
///     let bytes = try writer.finish()
///
/// Every value is written with a comma after it, which the closing bracket then replaces, so the writer needs
/// no state about earlier values. The caller must follow the grammar: within an object a key before every
/// value, and an end for every beginning. ``finish()`` adds indentation and sorts keys, based on the compact
/// text.
@frozen
public struct JSONWriter: ~Copyable {
  @usableFromInline var storage: UnsafeMutablePointer<UInt8>
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  /// The end of the capacity; `slack` bytes follow it.
  @usableFromInline var limit: UnsafeMutablePointer<UInt8>
  @usableFromInline package var depth: Int
  /// The number of containers that may be open before the limits are checked; 0 once the text may exceed its
  /// size limit.
  @usableFromInline var freeDepth: Int
  /// Converts the keys of models, if they differ from those of the text.
  @usableFromInline var keyConversion: Unmanaged<KeyConversion>?
  /// Whether a key can't simply be copied: it is converted, or slashes are escaped.
  @usableFromInline var writesKeysWithCare: Bool
  /// The beginning of the object that ``writeObject(beginningWith:_:)`` writes, and the position of the brace
  /// before its other members.
  var objectStart = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var startEnd = -1
  /// The value of ``depth`` in an object whose innermost part is written. Its rest belongs to the outermost
  /// model.
  @usableFromInline package var partDepth = -1
  /// The layout of the text, and its limits.
  public let options: JSONWriteOptions

  /// The number of bytes after `limit`, for copies in whole words.
  static var slack: Int { 64 }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - options: The layout of the text, and its limits.
  ///   - capacity: The number of bytes to reserve.
  public init(options: JSONWriteOptions = JSONWriteOptions(), capacity: Int = 512) {
    storage = BufferMemory.allocate(byteCount: capacity + JSONWriter.slack)
      .bindMemory(to: UInt8.self, capacity: capacity + JSONWriter.slack)
    next = storage
    limit = storage + capacity
    depth = 0
    freeDepth = min(options.depthLimit, StackRoom.freeDepth)
    keyConversion = nil
    writesKeysWithCare = options.escapesSlashes
    self.options = options
  }

  deinit { BufferMemory.deallocate(storage, byteCount: limit - storage + JSONWriter.slack) }

  /// Reserves capacity for `count` more bytes.
  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) {
    if limit - next < count { grow(by: count) }
  }

  @inline(never) @usableFromInline
  mutating func grow(by count: Int) {
    let used = next - storage
    if used + count > options.sizeLimit { freeDepth = 0 }
    // Large buffers grow in larger steps: pages that are never written take no memory.
    let ample = used * (used < 1 << 16 ? 2 : 4)
    let capacity = max(used < options.sizeLimit ? min(ample, options.sizeLimit) : ample, used + count)
    storage = BufferMemory.grow(
      storage, used: used, capacity: limit - storage + JSONWriter.slack, to: capacity + JSONWriter.slack
    ).bindMemory(to: UInt8.self, capacity: capacity + JSONWriter.slack)
    next = storage + used
    limit = storage + capacity
  }

  @inlinable @inline(__always)
  mutating func append(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  /// Begins an object.
  ///
  /// - Throws: `depth-limit` if too many arrays and objects are open, and `size-limit` if the text is longer
  ///   than the options allow.
  @inlinable @inline(__always)
  public mutating func beginObject() throws(JSONError) { try open(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  ///
  /// - Precondition: An object was begun.
  @inlinable @inline(__always)
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Begins an array.
  ///
  /// - Throws: `depth-limit` if too many arrays and objects are open, and `size-limit` if the text is longer
  ///   than the options allow.
  @inlinable @inline(__always)
  public mutating func beginArray() throws(JSONError) { try open(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  ///
  /// - Precondition: An array was begun.
  @inlinable @inline(__always)
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  @inlinable @inline(__always)
  mutating func open(_ bracket: UInt8) throws(JSONError) {
    if depth >= freeDepth { try checkLimits() }
    depth &+= 1
    reserve(2)
    append(bracket)
  }

  @inline(never) @usableFromInline
  func checkLimits() throws(JSONError) {
    try options.checkSize(text.count)
    if depth >= options.depthLimit { throw error(.depthLimit(options.depthLimit)) }
    if depth >= StackRoom.freeDepth, !StackRoom.isLeft { throw error(.depthLimit(depth)) }
  }

  @inlinable @inline(__always)
  mutating func close(_ closing: UInt8) {
    // The text is empty despite an open container if `takeBack` removed its bracket.
    precondition(depth > 0 && next > storage, "an end without a beginning")
    depth &-= 1
    reserve(2)
    // The comma after the last value; an empty container has none.
    if next[-1] == UInt8(ascii: ",") { next -= 1 }
    append(closing)
    append(UInt8(ascii: ","))
  }

  /// The bytes written so far, without the comma after the last value.
  var text: UnsafeBufferPointer<UInt8> {
    let end = next > storage && next[-1] == UInt8(ascii: ",") ? next - 1 : next
    return UnsafeBufferPointer(start: storage, count: end - storage)
  }

  /// The complete text, in the layout of the options.
  ///
  /// - Throws: `size-limit` if the text is longer than the options allow; `key-collision` at a duplicate key,
  ///   if the options reject them; in canonical form, `number-out-of-range` for a number beyond `Double`; and
  ///   the error of parsing the text, if the calls did not follow the grammar.
  /// - Complexity: O(*n*); with indentation or sorted keys the text is parsed and written once more, and to
  ///   reject duplicate keys it is parsed once more.
  public consuming func finish() throws(JSONError) -> [UInt8] {
    try options.checkSize(text.count)
    guard options.pretty || options.sortedKeys else {
      let text = text
      if options.rejectsDuplicateKeys { _ = try JSONLayout(text, options: options) }
      return BufferMemory.array(of: text)
    }
    return try JSONLayout(text, options: options).result()
  }

  /// The compact text as a string.
  consuming func takeText() -> String { String(decoding: text, as: UTF8.self) }

  /// An error about the value that would be written next, with its path.
  ///
  /// - Complexity: O(*n*) in the text written so far.
  @inline(never)
  public func error(_ kind: IssueKind) -> JSONError { JSONError(kind, at: path) }

  /// The path of the value that would be written next, derived from the text written so far.
  var path: JSONPath { unfinishedParse?.path ?? JSONPath() }

  /// The parse of the text written so far, unless that is a whole value.
  var unfinishedParse: FailedParse? {
    failedParse(of: UnsafeRawBufferPointer(start: storage, count: next - storage))
  }
}

/// The parse of a text, unless that is a whole value.
func failedParse(of text: UnsafeRawBufferPointer) -> FailedParse? {
  do {
    _ = try Document(ParsedText(text, options: JSONParseOptions(depthLimit: .max, sizeLimit: .max)))
    return nil
  } catch {
    return error.failedParse
  }
}

/// The text as a JSON string literal, quotes included.
package func quotedJSON(_ text: String) -> String {
  var writer = JSONWriter()
  writer.write(text)
  return writer.takeText()
}
