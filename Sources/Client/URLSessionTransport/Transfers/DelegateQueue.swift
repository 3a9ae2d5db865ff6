#if Client && !canImport(Darwin)
internal import Dispatch
internal import Foundation

/// The queue on which a session calls its delegate. Whoever adds work waits while much is undone: it is the thread that
/// reads from the network, and otherwise it would fill the memory with chunks that no delegate has seen.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
  // Sendable: OperationQueue is, and says so to each of its subclasses; the property is constant.

  /// Has a permit for each piece of work that may still be added.
  let room = DispatchSemaphore(value: 0)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    // Dispatch stops a process that lets go of a semaphore below its first value; so that is 0.
    for _ in 0..<64 { room.signal() }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    // Not for ever: should a delegate's call wait for the reading thread, both go on.
    let hasPermit = room.wait(timeout: .now() + .milliseconds(100)) == .success
    super.addOperation { [room] in
      block()
      // Work that took none gives none back.
      if hasPermit { room.signal() }
    }
  }
}
#endif
