internal import CScan

/// A word that one thread may write while others read it: they see the old one or the new one, and with the
/// new one whatever was written before it.
struct SharedWord {
  private(set) var bits: UInt

  @inline(__always)
  init(_ bits: UInt) { self.bits = bits }

  @inline(__always)
  init(bitPattern: Int) { bits = UInt(bitPattern: bitPattern) }

  /// A type, or 0.
  @inline(__always)
  init(type: Any.Type?) { bits = unsafeBitCast(type, to: UInt.self) }

  /// The type that this word was made of.
  @inline(__always)
  var type: Any.Type? { unsafeBitCast(bits, to: Any.Type?.self) }

  /// What was written last.
  @inline(__always)
  mutating func load() -> SharedWord { SharedWord(cscan_load_word(&bits)) }

  /// Writes another word in the place of this one.
  @inline(__always)
  mutating func store(_ word: SharedWord) { cscan_store_word(&bits, word.bits) }
}
