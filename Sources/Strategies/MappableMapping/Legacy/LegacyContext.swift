internal import JSONCore

/// A value that a mapper passes to its models in addition to the JSON.
public protocol MapContext {}

/// The context of a ``Mapper``, which need not be `Sendable`.
final class LegacyContext: @unchecked Sendable {
  // Unchecked: the mapper creates it for one call, which ends on the thread where it began. A task that a
  // model starts during the call shares it, as with ObjectMapper's contexts.

  let context: (any MapContext)?
  /// The values of the decoded dictionary that JSON can't represent.
  let foreignValues: ForeignValues?

  init(_ context: (any MapContext)?, foreignValues: ForeignValues? = nil) {
    self.context = context
    self.foreignValues = foreignValues
  }

  /// The context of the current encoding call, because a writer has none.
  static var whileWriting: LegacyContext? { hasWritten.isRaised ? current : nil }

  /// Calls `body`, which encodes in a context.
  static func writing<Result>(in context: LegacyContext, _ body: () -> Result) -> Result {
    hasWritten.raise()
    return $current.withValue(context, operation: body)
  }

  // Most programs never encode in a context, and looking up a task-local value takes longer than writing a
  // member.
  private static let hasWritten = AtomicFlag()
  @TaskLocal private static var current: LegacyContext?
}
