#if canImport(Darwin)
public import os
#else
public import Synchronization
#endif

/// State that several threads share, under the platform's own lock.
///
/// Every member is inlinable: called through its generic form, it would take hundreds of instructions to find
/// the layout of what it guards.
@usableFromInline
package struct Locked<State>: ~Copyable, Sendable {
  // `Mutex` would be the lock everywhere, but on Apple's systems it is younger than those that the package
  // supports.
  #if canImport(Darwin)
  @usableFromInline let lock: OSAllocatedUnfairLock<Guarded<State>>
  #else
  @usableFromInline let lock: Mutex<Guarded<State>>
  #endif

  /// Creates a free lock, with what it guards.
  @inlinable
  package init(_ state: sending State) {
    #if canImport(Darwin)
    lock = OSAllocatedUnfairLock(initialState: Guarded(state))
    #else
    lock = Mutex(Guarded(state))
    #endif
  }

  /// Calls `body` with the state, which no other thread has meanwhile.
  @inlinable
  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    #if canImport(Darwin)
    lock.withLockUnchecked { body(&$0.value) }
    #else
    lock.withLock { Guarded(body(&$0.value)) }.value
    #endif
  }

  /// Calls `body` with the state, or returns `nil` at once if another thread has it.
  @inlinable @discardableResult
  package borrowing func withLockIfAvailable<Result>(_ body: (inout State) -> Result) -> Result? {
    #if canImport(Darwin)
    lock.withLockIfAvailableUnchecked { body(&$0.value) }
    #else
    lock.withLockIfAvailable { Guarded(body(&$0.value)) }?.value
    #endif
  }
}

/// What a lock guards, or hands out.
///
/// Not within ``Locked``: of a nested one Swift 6.3 makes a module that its own verifier refuses.
@usableFromInline
struct Guarded<Value>: @unchecked Sendable {
  // Sendable: only the thread that has the lock, or has just had it, touches the value.

  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
