extension JSONKey {
  /// Whether the key's bytes contain this one.
  ///
  /// For a literal the compiler computes the answer: the text is loaded in words at constant places, as in
  /// the comparison of keys.
  ///
  /// - Complexity: O(*n*) in the key's length.
  @inlinable @inline(__always)
  public func contains(_ byte: UInt8) -> Bool {
    let start = UnsafeRawPointer(utf8)
    @inline(__always)
    func isIn<Word: FixedWidthInteger & UnsignedInteger>(_ offset: Int, _: Word.Type) -> Bool {
      let ones = Word.max / 0xFF
      let difference = start.loadUnaligned(fromByteOffset: offset, as: Word.self) ^ (ones &* Word(byte))
      // A byte is zero where the subtraction borrows from a high bit that was not set before.
      return (difference &- ones) & ~difference & (ones &* 0x80) != 0
    }
    switch count {
    case 0: return false
    case 1: return isIn(0, UInt8.self)
    case 2...3: return isIn(0, UInt16.self) || isIn(count - 2, UInt16.self)
    case 4...7: return isIn(0, UInt32.self) || isIn(count - 4, UInt32.self)
    default:
      var offset = 0
      while offset < count - 8 {
        if isIn(offset, UInt64.self) { return true }
        offset += 8
      }
      return isIn(count - 8, UInt64.self)
    }
  }
}
