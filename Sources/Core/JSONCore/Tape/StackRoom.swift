internal import CScan

/// How deep models may follow a document or a writer.
///
/// What a level of nesting takes of the stack depends on the models, and in debug builds is a multiple. No
/// limit of levels is right for all, so that the stack itself is asked.
package enum StackRoom {
  /// So many levels every stack carries; only deeper ones are worth a look.
  package static let freeDepth = 32

  /// Whether the calling thread has room on its stack for more levels: more than a quarter of it, or 128 KiB.
  package static var isLeft: Bool { cscan_stack_is_low() == 0 }
}
