internal import CScan

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
