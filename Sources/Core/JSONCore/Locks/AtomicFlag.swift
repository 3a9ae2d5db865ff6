#if canImport(Darwin)
internal import CScan
#else
public import Synchronization
#endif

/// A flag that is raised once and never lowered, by any thread. It takes no lock to look at it.
#if canImport(Darwin)
package struct AtomicFlag: ~Copyable, @unchecked Sendable {
  // Sendable: the word is only touched by the atomic operations of CScan. `Atomic` of the standard library
  // is younger than the systems that the package supports.

  private let word: UnsafeMutablePointer<UInt>

  /// Creates a flag that is not raised.
  package init() {
    word = .allocate(capacity: 1)
    word.initialize(to: 0)
  }

  deinit { word.deallocate() }

  /// Whether it is raised. Whoever sees it raised sees what was written before that.
  package var isRaised: Bool { cscan_load_word(word) != 0 }

  /// Raises it.
  package borrowing func raise() { cscan_store_word(word, 1) }
}
#else
@usableFromInline
package struct AtomicFlag: ~Copyable, Sendable {
  // Inlinable, so that a static one is initialized by the compiler and read by one instruction.

  @usableFromInline let value: Atomic<Bool>

  /// Creates a flag that is not raised.
  @inlinable
  package init() { value = Atomic(false) }

  /// Whether it is raised. Whoever sees it raised sees what was written before that.
  @inlinable
  package var isRaised: Bool { value.load(ordering: .acquiring) }

  /// Raises it.
  @inlinable
  package borrowing func raise() { value.store(true, ordering: .releasing) }
}
#endif
