internal import CScan

/// A lock for what is done in a moment, by threads that have something else to do if it is taken.
package struct TryLock: ~Copyable, @unchecked Sendable {
  // Sendable: the byte is only touched by the atomic operations of CScan.

  private let byte: UnsafeMutablePointer<UInt8>

  /// Creates a free lock.
  package init() {
    byte = .allocate(capacity: 1)
    byte.initialize(to: 0)
  }

  deinit { byte.deallocate() }

  /// Takes the lock; false if another thread keeps it.
  package borrowing func take() -> Bool {
    // Who has it is done in a moment, unless the system has stopped it there.
    for _ in 0..<64 where cscan_try_lock(byte) != 0 { return true }
    return false
  }

  /// Frees the lock.
  package borrowing func free() { cscan_unlock(byte) }
}
