// Always inlined: at the call site the compiler sees the bytes of a literal, and whether a text is ASCII.

extension String {
  /// Creates a string from UTF-8 that the parser, a scan or the compiler has validated, without validating it
  /// a second time.
  @inlinable @inline(__always)
  init(validated text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: Span(_unsafeElements: text), isKnownASCII: isASCII))
    } else {
      self.init(decoding: text, as: UTF8.self)
    }
  }

  /// Calls `body` with the UTF-8 bytes; the compiler sees those of a literal.
  @inlinable @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Only strings bridged from Objective-C are not contiguous.
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  @inline(never) @usableFromInline
  func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }

  /// Calls `body` with the UTF-8 bytes of this string, also on systems whose `UTF8View` has no `span`.
  @usableFromInline
  package func withUTF8Span<Value, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var text = self
    // `withUTF8` rethrows only untyped errors.
    let result = text.withUTF8 { (bytes) -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body(Span(_unsafeElements: bytes)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

// Always inlined: a move and a comparison of two words, if the strings are in registers.

/// The bits of a string. Strings with the same bits have the same text, as long as one of them is retained.
///
/// Examples of strings with the same bits are two uses of one literal, and equal strings of at most 15 bytes.
/// Strings with different bits may be equal too.
struct StringBits {
  private let words: (UInt64, UInt64)

  private static var areKnown: Bool { MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size }

  /// Reads the bits of a string; they have no meaning if the size of `String` isn't two words.
  @inline(__always)
  init(_ text: String) {
    words = StringBits.areKnown ? unsafeBitCast(text, to: (UInt64, UInt64).self) : (0, 0)
  }

  /// Whether two strings certainly have the same bits.
  @inline(__always)
  func areSame(as other: StringBits) -> Bool { StringBits.areKnown && words == other.words }
}
