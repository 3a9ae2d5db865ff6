public import JSONCore

extension Map {
  /// The context of the mapper, if it is a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    if let context = member.object?.value.context(type) { return context }
    // Checked before the cast, which takes hundreds of instructions even for `nil`.
    guard let context else { return nil }
    return context as? Context
  }

  /// The context of the mapper, if it is declared as a ``MapContext``.
  public var context: (any MapContext)? {
    guard let object = member.object else { return LegacyContext.whileWriting?.context }
    let given = object.value.anyContext
    if let legacy = given as? LegacyContext { return legacy.context }
    return given as? any MapContext
  }

  /// The object, or the member's value for a map with a key; `nil` while encoding.
  @inlinable
  public var json: JSONValue? {
    @_lifetime(borrow self)
    get {
      if member.key == nil, member.keyNumber == nil, let object = member.object { return object.value }
      return member.value
    }
  }
}
