// Always inlined: for a literal key the compiler computes the result.

extension JSONKey {
  /// Whether the key's bytes contain this one.
  ///
  /// The loop has no branch, so that the compiler computes the result for a literal.
  ///
  /// - Complexity: O(*n*) in the key's length.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    let start = utf8
    let count = count
    var borrow: UInt32 = 0
    var position = 0
    while position < count {
      // Equal bytes give zero, and subtracting 1 from zero sets all the higher bits.
      borrow |= UInt32(truncatingIfNeeded: start[position] ^ byte) &- 1
      position &+= 1
    }
    return borrow > 0xFF
  }
}
