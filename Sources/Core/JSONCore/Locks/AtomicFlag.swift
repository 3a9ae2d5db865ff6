/// A flag that any thread can raise once, and that is never lowered. Reading it takes no lock.
@usableFromInline
package struct AtomicFlag: ~Copyable, Sendable {
  @usableFromInline let word: AtomicWord

  /// Creates a flag that is not raised.
  @inlinable
  package init() { word = AtomicWord() }

  /// Whether the flag is raised. A thread that reads `true` sees all writes that preceded ``raise()``.
  @inlinable
  package var isRaised: Bool { word.value != 0 }

  /// Raises the flag.
  @inlinable
  package borrowing func raise() { word.setIfZero(1) }
}
