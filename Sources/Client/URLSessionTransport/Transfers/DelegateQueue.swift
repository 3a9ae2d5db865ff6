#if Client && !canImport(Darwin)
internal import Dispatch
internal import Foundation

/// The queue on which a session calls its delegate. Adding work blocks while much of it is pending: the
/// caller is the thread that reads from the network, which would otherwise fill the memory with chunks for
/// the delegate.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
  // OperationQueue is Sendable and requires the same of its subclasses; the property is constant.

  /// Counts the pieces of work that may still be added.
  let room = DispatchSemaphore(value: 0)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    // Dispatch traps if a semaphore is released below its initial value, so the initial value is 0.
    for _ in 0..<64 { room.signal() }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    // The wait has a limit, so that a delegate call that waits for the reading thread doesn't deadlock.
    let hasPermit = room.wait(timeout: .now() + .milliseconds(100)) == .success
    super.addOperation { [room] in
      block()
      // Work that was added without a permit returns none.
      if hasPermit { room.signal() }
    }
  }
}
#endif
