internal import CScan

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

  /// Calls `body` with exclusive access to the state, or returns `nil` at once if another thread has the
  /// lock.
  @inlinable @discardableResult
  package borrowing func withLockIfAvailable<Result>(_ body: (inout State) -> Result) -> Result? {
    #if canImport(Darwin)
    lock.withLockIfAvailableUnchecked { body(&$0.value) }
    #else
    lock.withLockIfAvailable { Guarded(body(&$0.value)) }?.value
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
  @usableFromInline package var value: UInt { cscan_load_word(word) }

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
  @inlinable package var value: UInt { word.load(ordering: .acquiring) }

  /// Stores a value if the word is 0, and returns the value before.
  @inlinable @discardableResult
  package borrowing func setIfZero(_ value: UInt) -> UInt {
    word.compareExchange(expected: 0, desired: value, ordering: .acquiringAndReleasing).original
  }
}
#endif

/// Stores up to eight objects between their uses, without a lock. Up to eight threads have a slot each, and
/// take an object from another slot only while their own is empty.
package final class IdleObjects<Object: AnyObject>: Sendable {
  /// The address of the slots, which are created when the first object is stored; 0 before.
  private let address = AtomicWord()

  package init() {}

  deinit {
    while take() != nil {}
    slots?.deallocate()
  }

  private var slots: UnsafeMutablePointer<UInt>? { UnsafeMutablePointer(bitPattern: address.value) }

  /// Removes a stored object; `nil` if there is none.
  package func take() -> Object? {
    guard let slots, let object = UnsafeRawPointer(bitPattern: cscan_take(slots)) else { return nil }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// Stores an object, which must be uniquely referenced. If all slots are full, releases one object.
  package func put(_ object: Object) {
    let slots = slots ?? makeSlots()
    let word = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    guard let rest = UnsafeRawPointer(bitPattern: cscan_put(slots, word)) else { return }
    Unmanaged<Object>.fromOpaque(rest).release()
  }

  private func makeSlots() -> UnsafeMutablePointer<UInt> {
    let made = UnsafeMutablePointer<UInt>.allocate(capacity: Int(cscan_slot_words))
    made.initialize(repeating: 0, count: Int(cscan_slot_words))
    address.setIfZero(UInt(bitPattern: made))
    guard let slots, slots != made else { return made }
    // Another thread has created slots meanwhile.
    made.deallocate()
    return slots
  }
}
