#if canImport(Darwin)
public import os
#else
public import Synchronization
#endif

/// State shared by several threads, protected by the platform's own lock.
///
/// Every member is inlinable: without specialization, each call would take hundreds of instructions to find
/// the layout of the state.
@usableFromInline
package struct Locked<State>: ~Copyable, Sendable {
  // On Apple's systems, `Mutex` needs newer versions than the package.
  #if canImport(Darwin)
  @usableFromInline let lock: OSAllocatedUnfairLock<Guarded<State>>
  #else
  @usableFromInline let lock: Mutex<Guarded<State>>
  #endif

  /// Creates an unlocked lock with the given state.
  @inlinable
  package init(_ state: sending State) {
    #if canImport(Darwin)
    lock = OSAllocatedUnfairLock(initialState: Guarded(state))
    #else
    lock = Mutex(Guarded(state))
    #endif
  }

  /// Calls `body` with exclusive access to the state.
  @inlinable
  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    #if canImport(Darwin)
    lock.withLockUnchecked { body(&$0.value) }
    #else
    lock.withLock { Guarded(body(&$0.value)) }.value
    #endif
  }
}

/// The state that a lock protects or returns.
///
/// Not nested in ``Locked``: for a nested type, Swift 6.3 emits a module that its own verifier rejects.
@usableFromInline
struct Guarded<Value>: @unchecked Sendable {
  // Sendable: only the thread that holds the lock, or has just held it, accesses the value.

  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
