#if canImport(Darwin)
internal import CScan
#else
public import Synchronization
#endif

/// A flag that any thread can raise once, and that is never lowered. Reading it takes no lock.
#if canImport(Darwin)
package struct AtomicFlag: ~Copyable, @unchecked Sendable {
  // Sendable: the word is accessed only by the atomic operations of CScan. The standard library's `Atomic`
  // needs newer systems than the package.

  private let word: UnsafeMutablePointer<UInt>

  /// Creates a flag that is not raised.
  package init() {
    word = .allocate(capacity: 1)
    word.initialize(to: 0)
  }

  deinit { word.deallocate() }

  /// Whether the flag is raised. A thread that reads `true` sees all writes that preceded ``raise()``.
  package var isRaised: Bool { cscan_load_word(word) != 0 }

  /// Raises the flag.
  package borrowing func raise() { cscan_store_word(word, 1) }
}
#else
@usableFromInline
package struct AtomicFlag: ~Copyable, Sendable {
  // Inlinable, so that a static flag is initialized by the compiler and read by one instruction.

  @usableFromInline let value: Atomic<Bool>

  /// Creates a flag that is not raised.
  @inlinable
  package init() { value = Atomic(false) }

  /// Whether the flag is raised. A thread that reads `true` sees all writes that preceded ``raise()``.
  @inlinable
  package var isRaised: Bool { value.load(ordering: .acquiring) }

  /// Raises the flag.
  @inlinable
  package borrowing func raise() { value.store(true, ordering: .releasing) }
}
#endif
