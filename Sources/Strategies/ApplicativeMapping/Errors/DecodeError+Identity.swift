extension DecodeError {
  /// Whether both are one and the same failure, not only two that read alike.
  ///
  /// Two fields may fail with the same words, and one of them be recovered by an alternative: only the
  /// identity tells which failure the result still holds. An indirect case is a reference to its content;
  /// copies share it.
  func isSameFailure(as other: DecodeError) -> Bool {
    guard MemoryLayout<DecodeError>.size == MemoryLayout<UInt>.size else { return self == other }
    return unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }
}
