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
