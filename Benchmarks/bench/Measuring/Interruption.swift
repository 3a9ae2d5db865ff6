import Dispatch
import Foundation

/// Ctrl-C: asks this process, and the one that it waits for, to finish with what they have.
final class Interruption: @unchecked Sendable {
  // Sendable: the lock guards what changes.
  private let lock = NSLock()
  private var requested = false
  private var child: pid_t?
  private var source: (any DispatchSourceSignal)?

  static let shared = Interruption()

  var isRequested: Bool {
    lock.withLock { requested }
  }

  /// From now on Ctrl-C no longer ends the process; the second one does.
  func install() {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [self] in request() }
    source.resume()
    lock.withLock { self.source = source }
  }

  /// The process that is to be asked as well; nil once it has ended.
  func forward(to child: pid_t?) {
    let isLate = lock.withLock {
      self.child = child
      return requested
    }
    if isLate, let child {
      kill(child, SIGINT)
    }
  }

  private func request() {
    let (isSecond, child) = lock.withLock {
      defer { requested = true }
      return (requested, self.child)
    }
    if let child {
      kill(child, isSecond ? SIGKILL : SIGINT)
    }
    if isSecond {
      Foundation.exit(130)
    }
  }
}
