import Foundation

/// The lock that the shared tests use. JSONCore's is visible only in its package.
///
/// Not a `Mutex`: if threads wait for one, the thread sanitizer doesn't see that it orders their accesses.
final class Locked<State>: @unchecked Sendable {
  // Sendable: the state is accessed only by the thread that holds the lock.

  private let lock = NSLock()
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }
}
