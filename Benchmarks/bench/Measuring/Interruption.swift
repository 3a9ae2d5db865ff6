import Dispatch
import Foundation

/// Ctrl-C: asks this process, and the one that it waits for, to finish with what they have.
final class Interruption: @unchecked Sendable {
  // Sendable: the lock guards what changes.
  private let lock = NSLock()
  private var requested = false
  private var child: pid_t?
  private var source: (any DispatchSourceSignal)?
  private var temporaryItems: Set<URL> = []

  /// What a command says that Ctrl-C leaves without a result; its exit code is 130.
  struct Notice: Error, CustomStringConvertible {
    let description: String
  }

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

  /// Runs what has no partial result: if it is interrupted, the error it ends with is nobody's fault.
  ///
  /// - Throws: ``Notice``, or what `body` throws.
  func ending<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      let value = try body()
      guard !isRequested else { throw Notice(description: "interrupted") }
      return value
    } catch {
      throw isRequested ? Notice(description: "interrupted") : error
    }
  }

  /// Notes what is to be removed even if a second Ctrl-C ends the process at once.
  func note(temporary item: URL) {
    lock.withLock { _ = temporaryItems.insert(item) }
  }

  /// Forgets what has been removed.
  func forget(temporary item: URL) {
    lock.withLock { _ = temporaryItems.remove(item) }
  }

  private func request() {
    let (isSecond, child, items) = lock.withLock {
      defer { requested = true }
      return (requested, self.child, temporaryItems)
    }
    if let child {
      kill(child, isSecond ? SIGKILL : SIGINT)
    }
    if isSecond {
      for item in items { try? FileManager.default.removeItem(at: item) }
      Foundation.exit(130)
    }
  }
}
