// Inlined by force: a move and a comparison of two words, where the strings are in registers.

/// The bits of a string. Strings of the same bits are the same text, as long as one of them is kept: two uses of one
/// literal, or equal strings of at most 15 bytes. Other bits tell nothing.
struct StringBits {
  private let words: (UInt64, UInt64)

  private static var areKnown: Bool { MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size }

  /// The bits of a string; they tell nothing where a string has another size.
  @inline(__always)
  init(_ text: String) {
    words = StringBits.areKnown ? unsafeBitCast(text, to: (UInt64, UInt64).self) : (0, 0)
  }

  /// Whether two strings have the same bits, as far as that is known.
  @inline(__always)
  func areSame(as other: StringBits) -> Bool { StringBits.areKnown && words == other.words }
}
