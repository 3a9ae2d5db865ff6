import Synchronization

/// The lock that the shared tests use. JSONCore's is visible only in its package.
struct Locked<State>: ~Copyable, Sendable {
  private let mutex: Mutex<State>

  init(_ state: sending State) { mutex = Mutex(state) }

  func withLock<Result>(_ body: (inout sending State) -> sending Result) -> Result { mutex.withLock(body) }
}
