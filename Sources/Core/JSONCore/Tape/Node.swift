/// One entry of the tape: what a value is, where its text starts, and its payload.
///
/// The tape is one contiguous array of 16-byte nodes in document order. An object's members follow it as
/// key, value, key, value; an array's elements follow it one after the other:
///
/// ```text
/// {"id":7,"tags":["a","b"]}
///
/// index  kind    offset  payload
/// 0      object  0       count 2, size 7
/// 1      string  1       length 2           id
/// 2      int     6       7
/// 3      string  8       length 4           tags
/// 4      array   15      count 2, size 3
/// 5      string  16      length 1           a
/// 6      string  20      length 1           b
/// ```
///
/// A container's size includes its own node, so the node after a value is `size` further on. While the parser
/// has a container open, its payload has the index of the enclosing container and the number of children so
/// far. The offset of a string is that of its opening quote; its text starts one byte after it.
@frozen @usableFromInline
struct Node {
  @usableFromInline var head: UInt64
  @usableFromInline var payload: UInt64

  @inlinable
  init(_ kind: Kind, offset: Int, flags: UInt64 = 0, payload: UInt64 = 0) {
    self.head = UInt64(kind.rawValue) | flags | UInt64(truncatingIfNeeded: offset) << 8
    self.payload = payload
  }

  /// Creates a node for a number whose text has this length; `nil` if it is not a number.
  init?(_ number: ScannedNumber, offset: Int, length: Int) {
    switch number.kind {
    case .invalid: return nil
    case .int64: self.init(.integer, offset: offset, payload: number.bits)
    case .uint64: self.init(.unsigned, offset: offset, payload: number.bits)
    case .double: self.init(.double, offset: offset, payload: number.bits)
    case .wide: self.init(.wide, offset: offset, payload: UInt64(truncatingIfNeeded: length))
    }
  }

  @frozen @usableFromInline
  enum Kind: UInt8 {
    case null, `false`, `true`
    /// An integer within `Int64`; the payload is its bit pattern.
    case integer
    /// An integer above `Int64.max` within `UInt64`.
    case unsigned
    /// A number written with a fraction or an exponent, or `-0`; the payload is the `Double`'s bit pattern.
    case double
    /// A number that neither a 64-bit integer nor a `Double` can hold; the payload is the length of its text.
    case wide
    /// A string or a key; the payload is the length of its text between the quotes, escapes included.
    case string
    case array
    case object
  }

  /// The text of a string contains escapes.
  @usableFromInline static var escaped: UInt64 { 1 << 4 }
  /// The text of a string contains bytes above 0x7F.
  @usableFromInline static var nonASCII: UInt64 { 1 << 6 }
  /// A double from a backend that provides no text: its digits are not in the document's bytes.
  static var withoutText: UInt64 { 1 << 5 }

  @inlinable var rawKind: UInt8 { UInt8(truncatingIfNeeded: head) & 0xF }

  @inlinable
  func isKind(_ kind: Kind) -> Bool { rawKind == kind.rawValue }

  // Unchecked: a node is created from a kind, and its lower bits are never changed.
  @inlinable var kind: Kind { Kind(rawValue: rawKind).unsafelyUnwrapped }

  @inlinable var isContainer: Bool { rawKind >= Kind.array.rawValue }

  @inlinable var isEscaped: Bool { head & Node.escaped != 0 }

  @inlinable var isASCII: Bool { head & Node.nonASCII == 0 }

  @inlinable var offset: Int { Int(truncatingIfNeeded: head >> 8) }

  /// The length of a string's or wide number's text in bytes.
  @inlinable var length: Int { Int(truncatingIfNeeded: payload) }

  /// The number of elements of an array or members of an object.
  @inlinable var count: Int { Int(UInt32(truncatingIfNeeded: payload)) }

  /// The number of nodes that this value occupies on the tape, including its own.
  @inlinable var size: Int { isContainer ? Int(truncatingIfNeeded: payload >> 32) : 1 }

  @inlinable
  static func containerPayload(count: Int, size: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: count) | UInt64(truncatingIfNeeded: size) << 32
  }

  /// The length of the text of a string or literal. Of a number or container, one byte.
  var leastTextLength: Int {
    switch kind {
    case .null, .true: 4
    case .false: 5
    case .string: length + 2
    case .array, .object, .integer, .unsigned, .double, .wide: 1
    }
  }

  /// A literal, selected by the number of its kind.
  @inline(__always)
  init(literal kind: UInt64, offset: Int) { self.init(.null, offset: offset, flags: kind) }
}

extension JSONKind {
  @usableFromInline
  init(_ kind: Node.Kind) {
    switch kind {
    case .null: self = .null
    case .false, .true: self = .bool
    case .integer, .unsigned, .double, .wide: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }
}
