#if canImport(Darwin)
internal import CScan
#else
public import Synchronization
#endif

/// A word that several threads access without a lock; 0 at first.
#if canImport(Darwin)
@usableFromInline
package struct AtomicWord: ~Copyable, @unchecked Sendable {
  // Sendable: the word is accessed only by the atomic operations of CScan. The standard library's `Atomic`
  // needs newer systems than the package.

  private let word: UnsafeMutablePointer<UInt>

  @usableFromInline
  package init() {
    word = .allocate(capacity: 1)
    word.initialize(to: 0)
  }

  deinit { word.deallocate() }

  /// The value. A thread that reads it sees all writes that preceded the storing of it.
  @usableFromInline
  package var value: UInt { cscan_load_word(word) }

  /// Stores a value if the word is 0, and returns the value before.
  @usableFromInline @discardableResult
  package borrowing func setIfZero(_ value: UInt) -> UInt { cscan_set_word_if_zero(word, value) }
}
#else
@usableFromInline
package struct AtomicWord: ~Copyable, Sendable {
  // Inlinable, so that a static word is initialized by the compiler and read by one instruction.

  @usableFromInline let word: Atomic<UInt>

  @inlinable
  package init() { word = Atomic(0) }

  /// The value. A thread that reads it sees all writes that preceded the storing of it.
  @inlinable
  package var value: UInt { word.load(ordering: .acquiring) }

  /// Stores a value if the word is 0, and returns the value before.
  @inlinable @discardableResult
  package borrowing func setIfZero(_ value: UInt) -> UInt {
    word.compareExchange(expected: 0, desired: value, ordering: .acquiringAndReleasing).original
  }
}
#endif
