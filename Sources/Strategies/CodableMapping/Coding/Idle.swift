// Foundation for NSLock: Synchronization's Mutex needs newer Apple platforms than this package does.
internal import Foundation

/// Keeps what one use of a mapper leaves to the next, such as its tables.
///
/// Whoever finds nothing begins with new ones: no decode waits for another.
final class Idle<Value: Sendable>: @unchecked Sendable {
  // Sendable: the lock guards the only property.

  private let lock = NSLock()
  private var value: Value?

  func take() -> Value? {
    lock.lock()
    defer { lock.unlock() }
    let taken = value
    value = nil
    return taken
  }

  func put(_ idle: consuming Value) {
    lock.lock()
    defer { lock.unlock() }
    value = idle
  }
}
