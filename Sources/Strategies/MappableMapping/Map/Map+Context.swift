public import JSONCore

/// What a mapper hands to its models besides the JSON.
public protocol MapContext {}

extension Map {
  /// The context of the mapper, if it is a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    if let context = cursor.object?.value.context(type) { return context }
    // Before the cast, which would take hundreds of instructions to find nothing in nothing.
    guard let context else { return nil }
    return context as? Context
  }

  /// The context of the mapper, if it is declared as a ``MapContext``.
  public var context: (any MapContext)? {
    guard let object = cursor.object else { return LegacyContext.whileWriting?.context }
    let given = object.value.anyContext
    if let legacy = given as? LegacyContext { return legacy.context }
    return given as? any MapContext
  }

  /// The object, or the member's value for a map with a key. Only while reading.
  @inlinable
  public var json: JSONValue? {
    @_lifetime(borrow self)
    get {
      if cursor.key == nil, cursor.keyNumber == nil, let object = cursor.object { return object.value }
      return cursor.value
    }
  }
}

/// The context of a ``Mapper``, which need not be safe to send between tasks.
final class LegacyContext: @unchecked Sendable {
  // Sendable: the mapper makes it for one call, which ends on the thread where it began.

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
