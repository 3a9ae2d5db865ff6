/// A value within a document: a pointer to its node, without a copy and without a reference count.
///
/// The compiler does not let a value outlive the document that it points into. You can pass it to functions
/// and closures, but not store it, return it from a closure or put it into an array. Use ``OwnedJSON`` to
/// store one. The typed accessors throw ``JSONError``; nothing is converted silently.
@frozen
public struct JSONValue: ~Escapable {
  @usableFromInline let node: UnsafePointer<Node>
  @usableFromInline let header: UnsafePointer<DecodeHeader>

  /// - Precondition: The caller gives the value the lifetime of the document.
  @_lifetime(immortal)
  @inlinable
  init(node: UnsafePointer<Node>, header: UnsafePointer<DecodeHeader>) {
    self.node = node
    self.header = header
  }

  /// The position on the tape.
  @usableFromInline var index: Int { node - header.pointee.tape }

  /// The kind of this value.
  @inlinable public var kind: JSONKind { JSONKind(node.pointee.kind) }

  /// Whether this value is `null`.
  @inlinable public var isNull: Bool { node.pointee.isKind(.null) }

  @inlinable var textStart: UnsafePointer<UInt8> { header.pointee.bytes + (node.pointee.offset &+ 1) }

  /// Reads a boolean.
  ///
  /// - Throws: `type-mismatch`, or `unexpected-null`.
  @inlinable
  public func bool() throws(JSONError) -> Bool {
    if node.pointee.isKind(.true) { return true }
    if node.pointee.isKind(.false) { return false }
    try reject(expecting: Bool.self)
  }

  /// Reads a string, escapes decoded.
  ///
  /// - Throws: `type-mismatch`, or `unexpected-null`.
  /// - Complexity: O(*n*) in its length.
  @inlinable
  public func string() throws(JSONError) -> String {
    guard node.pointee.isKind(.string) else { try reject(expecting: String.self) }
    if node.pointee.isEscaped { return escapedString() }
    let text = UnsafeBufferPointer(start: textStart, count: node.pointee.length)
    return String(validated: text, isASCII: node.pointee.isASCII)
  }

  /// Throws the error for a value of another kind.
  ///
  /// Inlinable functions call this and do not throw themselves: the compiler does not devirtualize a protocol
  /// requirement whose implementation contains a `throw` of a concrete type.
  @inline(never) @usableFromInline
  func reject(expected: IssueExpectation) throws(JSONError) -> Never { throw mismatch(expected: expected) }

  @inline(never) @usableFromInline
  func reject(expecting type: Any.Type) throws(JSONError) -> Never { throw mismatch(expecting: type) }

  /// The text of a string, between `prefix` and `suffix`, created in one allocation; `nil` if this is not a
  /// string.
  package func string(after prefix: StaticString, before suffix: StaticString) -> String? {
    guard node.pointee.isKind(.string) else { return nil }
    guard !node.pointee.isEscaped else { return prefix.description + escapedString() + suffix.description }
    return text(
      UnsafeBufferPointer(start: textStart, count: node.pointee.length), after: prefix, before: suffix)
  }

  private func text(
    _ content: UnsafeBufferPointer<UInt8>, after prefix: StaticString, before suffix: StaticString
  ) -> String {
    let count = prefix.utf8CodeUnitCount + content.count + suffix.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: count) { text in
      guard var end = text.baseAddress else { return 0 }
      func append(_ part: UnsafePointer<UInt8>?, _ count: Int) {
        guard let part else { return }
        end.initialize(from: part, count: count)
        end += count
      }
      append(prefix.utf8Start, prefix.utf8CodeUnitCount)
      append(content.baseAddress, content.count)
      append(suffix.utf8Start, suffix.utf8CodeUnitCount)
      return count
    }
  }

  /// The digits of an integer, between `prefix` and `suffix`, created in one allocation; `nil` for a number
  /// in another notation.
  package func integer(after prefix: StaticString, before suffix: StaticString) -> String? {
    guard node.pointee.isKind(.integer), header.pointee.hasPositions else { return nil }
    let digits = numberText
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return text(digits, after: prefix, before: suffix)
  }

  @inline(never) @usableFromInline
  func escapedString() -> String { decodedText(textStart, count: node.pointee.length, isEscaped: true) }

  /// Calls `body` with the UTF-8 bytes of a string, escapes decoded. A `String` is created only for a text
  /// with escapes.
  ///
  /// - Parameters:
  ///   - expected: The expectation of the caller, for the error of a value that is not a string.
  ///   - body: Receives the bytes, which are valid for the duration of the call.
  /// - Throws: `type-mismatch` or `unexpected-null`, and what `body` throws.
  @inlinable
  public func withUTF8<Result>(
    expecting expected: @autoclosure () -> IssueExpectation = .type("String"),
    _ body: (Span<UInt8>) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard node.pointee.isKind(.string) else { try reject(expected: expected()) }
    if node.pointee.isEscaped { return try escapedString().withUTF8Span(body) }
    let text = UnsafeBufferPointer(start: textStart, count: node.pointee.length)
    return try body(Span(_unsafeElements: text))
  }

  /// Whether this value is a string that equals `literal`, escapes decoded.
  @inlinable
  public func isString(_ literal: JSONKey) -> Bool {
    node.pointee.isKind(.string) && hasText(literal.utf8, count: literal.count)
  }

  /// Whether the text of this string or key consists of the same bytes as another, escapes decoded.
  // Always inlined: at the call site the compiler sees the length of a literal.
  @inlinable @inline(__always)
  func hasText(_ other: UnsafePointer<UInt8>, count: Int) -> Bool {
    if node.pointee.isEscaped { return hasEscapedText(other, count: count) }
    return node.pointee.length == count && equalBytes(textStart, other, count: count)
  }

  @inline(never) @usableFromInline
  func hasEscapedText(_ other: UnsafePointer<UInt8>, count: Int) -> Bool {
    escapedString().utf8.elementsEqual(UnsafeBufferPointer(start: other, count: count))
  }
}
