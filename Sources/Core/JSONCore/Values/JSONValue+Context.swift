extension JSONValue {
  /// The context that the mapper of this decode was made with, if it is a `Context`.
  ///
  /// A few nanoseconds when the context was given as exactly this type, a dynamic cast otherwise.
  @inlinable
  public func context<Context>(_ type: Context.Type = Context.self) -> Context? {
    guard let stored = header.pointee.contextType, let place = header.pointee.context else { return nil }
    if stored == type { return place.assumingMemoryBound(to: Context.self).pointee }
    return castContext()
  }

  /// The context of this decode as it was given.
  public var anyContext: Any? {
    guard let stored = header.pointee.contextType, let place = header.pointee.context else { return nil }
    func load<Context>(_: Context.Type) -> Any { place.assumingMemoryBound(to: Context.self).pointee }
    return _openExistential(stored, do: load)
  }

  @inline(never) @usableFromInline
  func castContext<Context>() -> Context? { anyContext as? Context }

  /// Calls `body` with this value in a context: what it decodes finds `context` through ``context(_:)``.
  @inlinable
  public func withContext<Context, Result, Failure: Error>(
    _ context: Context, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafePointer(to: context) { (place) throws(Failure) -> Result in
      var header = header.pointee
      header.contextType = Context.self
      header.context = UnsafeRawPointer(place)
      return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
        try body(JSONValue(node: node, header: pointer))
      }
    }
  }
}
