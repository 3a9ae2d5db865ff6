internal import CScan

/// The limit for models that recurse into a document or a writer.
///
/// The stack that a level of nesting needs depends on the models, and is several times as much in debug
/// builds. No fixed number of levels suits all, so the remaining stack is measured.
package enum StackRoom {
  /// The depth that every thread's stack can hold; only deeper levels are checked.
  package static let freeDepth = 32

  /// Whether the stack of the calling thread has room for more levels: at least 128 KiB (of a stack smaller
  /// than 512 KiB, at least a quarter).
  package static var isLeft: Bool { cscan_stack_is_low() == 0 }
}
