#if !canImport(Darwin)
internal import Dispatch
internal import Foundation

/// The queue on which a session calls its delegate. Adding work blocks while much of it is pending: the
/// caller is the thread that reads from the network, which would otherwise fill the memory with chunks for
/// the delegate.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
  // Unchecked, because the superclass is Sendable, and the only property is a constant.

  /// The number of blocks that can be added without waiting.
  let room = DispatchSemaphore(value: 0)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    // Dispatch traps if a semaphore is released below its initial value, so the initial value is 0.
    for _ in 0..<64 { room.signal() }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    // The wait has a limit. Otherwise a delegate call that waits for the reading thread would deadlock.
    let hasPermit = room.wait(timeout: .now() + .milliseconds(100)) == .success
    super.addOperation { [room] in
      block()
      // A block that was added without a permit returns none.
      if hasPermit { room.signal() }
    }
  }
}
#endif
