// Inlined by force: of a literal key the compiler knows the answer.

extension JSONKey {
  /// Whether the key's bytes contain this one.
  ///
  /// Without a branch inside the loop, so that the compiler computes the answer for a literal.
  ///
  /// - Complexity: O(*n*) in the key's length.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    let start = utf8
    let count = count
    var borrow: UInt32 = 0
    var position = 0
    while position < count {
      // Zero, where the bytes are equal, borrows from all the higher bits.
      borrow |= UInt32(truncatingIfNeeded: start[position] ^ byte) &- 1
      position &+= 1
    }
    return borrow > 0xFF
  }
}
