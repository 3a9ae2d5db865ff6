/// What a dialect calls an issue, held to be recognized by its identity.
///
/// An error of one word, such as an indirect enum, is a reference to its content: copies of it have the same
/// bits, and while it is held here, no other error has. An existential would take a block of its own, and a
/// cast to be compared.
@usableFromInline
struct NotedFailure {
  @usableFromInline let bits: UInt
  @usableFromInline let type: Any.Type

  /// Holds a failure until ``release()``.
  ///
  /// - Precondition: The failure is one word long.
  @inlinable
  init<Failure: Error>(retaining failure: Failure) {
    precondition(MemoryLayout<Failure>.size == MemoryLayout<UInt>.size, "a failure of one word")
    var bits: UInt = 0
    withUnsafeMutablePointer(to: &bits) { place in
      _ = UnsafeMutableRawPointer(place).initializeMemory(as: Failure.self, to: failure)
    }
    self.bits = bits
    type = Failure.self
  }

  /// The bits that tell whether another failure is one and the same.
  @inlinable
  static func bits<Failure: Error>(of failure: Failure) -> UInt {
    guard MemoryLayout<Failure>.size == MemoryLayout<UInt>.size else { return 0 }
    return withUnsafePointer(to: failure) { UnsafeRawPointer($0).loadUnaligned(as: UInt.self) }
  }

  /// Gives up the failure.
  func release() {
    func release<Failure>(_ type: Failure.Type) {
      var bits = bits
      withUnsafeMutablePointer(to: &bits) { place in
        _ = UnsafeMutableRawPointer(place).assumingMemoryBound(to: Failure.self).move()
      }
    }
    _openExistential(type, do: release)
  }
}
