import Dispatch
import Foundation

/// Handles Ctrl-C: this process and its child process stop early and report the results so far.
final class Interruption: @unchecked Sendable {
  // Sendable: the lock guards all mutable state.
  private let lock = NSLock()
  private var requested = false
  private var child: pid_t?
  private var source: (any DispatchSourceSignal)?
  private var temporaryItems: Set<URL> = []

  /// The error of a command that has no result because of Ctrl-C; the exit code is 130.
  struct Notice: Error, CustomStringConvertible {
    let description: String
  }

  static let shared = Interruption()

  var isRequested: Bool { lock.withLock { requested } }

  /// Installs the handler. From then on, only the second Ctrl-C ends the process.
  func install() {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [self] in request() }
    source.resume()
    lock.withLock { self.source = source }
  }

  /// Sets the child process to which Ctrl-C is passed on; `nil` after it has ended.
  func forward(to child: pid_t?) {
    let isLate = lock.withLock {
      self.child = child
      return requested
    }
    if isLate, let child { kill(child, SIGINT) }
  }

  /// Runs `body`, which can't return a partial result. If it is interrupted, throws a notice instead of its
  /// error.
  ///
  /// - Throws: ``Notice``, or the error of `body`.
  func ending<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      let value = try body()
      guard !isRequested else { throw Notice(description: "interrupted") }
      return value
    } catch {
      throw isRequested ? Notice(description: "interrupted") : error
    }
  }

  /// Registers an item to remove if a second Ctrl-C ends the process.
  func note(temporary item: URL) { lock.withLock { _ = temporaryItems.insert(item) } }

  /// Unregisters an item that has been removed.
  func unregister(temporary item: URL) { lock.withLock { _ = temporaryItems.remove(item) } }

  private func request() {
    let (isSecond, child, items) = lock.withLock {
      defer { requested = true }
      return (requested, self.child, temporaryItems)
    }
    if let child { kill(child, isSecond ? SIGKILL : SIGINT) }
    if isSecond {
      for item in items { try? FileManager.default.removeItem(at: item) }
      Foundation.exit(130)
    }
  }
}
