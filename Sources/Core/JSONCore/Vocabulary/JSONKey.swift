// Always inlined: at the call site the compiler sees the length of a literal key, so only one of the
// comparisons is left.

/// A key known at compile time: a pointer to the literal's bytes, compared without copying.
///
/// Written as a string literal. For keys that are only known at run time, use the `String` overloads of the
/// accessors, which take longer.
@frozen
public struct JSONKey: ExpressibleByStringLiteral, @unchecked Sendable, CustomStringConvertible {
  // Sendable: a literal lives as long as the program and never changes. Only the cursor creates keys from
  // other bytes, for the duration of a call.
  @usableFromInline let utf8: UnsafePointer<UInt8>
  /// The number of bytes, and ``lengthLimit`` if the key is known to have ASCII characters only. In one word,
  /// because the paths of strategies contain several keys, and are passed in registers.
  @usableFromInline let bits: Int

  @inlinable @inline(__always)
  init(utf8: UnsafePointer<UInt8>, count: Int, isASCII: Bool = false) {
    self.utf8 = utf8
    bits = isASCII ? count | JSONKey.lengthLimit : count
  }

  /// Keys are shorter than this. Small enough to be part of an instruction, so that a literal's length takes no
  /// register.
  @inlinable
  static var lengthLimit: Int { 1 << 30 }

  @inlinable
  var count: Int { bits & (JSONKey.lengthLimit - 1) }

  /// Whether the key is known to have ASCII characters only. The compiler evaluates it for a literal.
  @inlinable
  var isASCII: Bool { bits & JSONKey.lengthLimit != 0 }

  /// Creates a key from a literal.
  @inlinable @inline(__always)
  public init(stringLiteral literal: StaticString) {
    self.init(utf8: literal.utf8Start, count: literal.utf8CodeUnitCount, isASCII: literal.isASCII)
  }

  /// The key's text.
  public var description: String {
    String(validated: UnsafeBufferPointer(start: utf8, count: count), isASCII: false)
  }
}

/// A key that is only known at run time.
///
/// The accessors have a generic parameter for it, so that a literal becomes a ``JSONKey``, whose bytes need
/// no copy, and not a `String`.
public protocol DynamicKey {
  /// The key's text.
  var keyText: String { get }
}

extension String: DynamicKey {
  /// The string itself.
  public var keyText: String { self }
}

extension Substring: DynamicKey {
  /// The text as a `String`.
  public var keyText: String { String(self) }
}
