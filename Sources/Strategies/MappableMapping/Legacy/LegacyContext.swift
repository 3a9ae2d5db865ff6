internal import JSONCore

/// What a mapper hands to its models besides the JSON.
public protocol MapContext {}

/// The context of a ``Mapper``, which need not be safe to send between tasks.
final class LegacyContext: @unchecked Sendable {
  // Sendable: the mapper makes it for one call, which ends on the thread where it began. A task that a model starts
  // within the call has it too; ObjectMapper's contexts are shared in the same way.

  let context: (any MapContext)?
  /// What JSON can't give back of the dictionary that is read.
  let foreignValues: ForeignValues?

  init(_ context: (any MapContext)?, foreignValues: ForeignValues? = nil) {
    self.context = context
    self.foreignValues = foreignValues
  }

  /// The context of the call that is writing. A writer knows only of JSON.
  static var whileWriting: LegacyContext? { hasWritten.isRaised ? current : nil }

  /// Calls `body`, which writes in a context.
  static func writing<Result>(in context: LegacyContext, _ body: () -> Result) -> Result {
    hasWritten.raise()
    return $current.withValue(context, operation: body)
  }

  // Most programs never write in a context, and to ask the task for one takes longer than to write a member.
  private static let hasWritten = AtomicFlag()
  @TaskLocal private static var current: LegacyContext?
}
