// Always inlined, so that the closure is specialized; without a context no code is left.

extension JSONValue {
  /// The context of this decode, if its mapper was created with a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    header.pointee.context?.with { $0.value(as: type) }
  }

  /// Calls `body` with the context of this decode, and returns its result; `nil` if the decode has no context
  /// of this type.
  ///
  /// ``context(_:)`` changes the reference count of an object that it returns, so threads that share the
  /// object wait for each other. This function leaves the count unchanged.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func context<Context, Result, Failure: Error>(
    _ type: Context.Type, _ body: (borrowing Context) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    if let place = header.pointee.context?.with({ $0.place(of: type) }) {
      return try place.withPointee(body)
    }
    guard let context = context(type) else { return nil }
    return try body(context)
  }

  /// The context of this decode, which can be stored.
  public var decodingContext: DecodingContext? { header.pointee.context?.object }

  /// The same context, which the caller of the decode retains.
  @inlinable
  package var contextReference: WholeReference<DecodingContext>? { header.pointee.context }

  /// The value of the context of this decode.
  package var anyContext: Any? { decodingContext?.any }

  /// Calls `body` with this value and a context, which decoded values access through ``context(_:)``.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func withContext<Result, Failure: Error>(
    _ context: DecodingContext, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(context) {} }
    return try withContext(of: WholeReference(context), body)
  }

  /// Calls `body` with this value and a context that the caller retains; `nil` for that of the value.
  @inlinable @inline(__always)
  package func withContext<Result, Failure: Error>(
    of context: WholeReference<DecodingContext>?, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let context, header.pointee.context != context else { return try body(self) }
    return try withNewContext(context, body)
  }

  @inline(never) @usableFromInline
  func withNewContext<Result, Failure: Error>(
    _ context: WholeReference<DecodingContext>, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var header = header.pointee
    header.context = context
    return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
      try body(JSONValue(node: node, header: pointer))
    }
  }

  /// Calls `body` with this value and a context that contains `context`.
  ///
  /// - Throws: What `body` throws.
  public func withContext<Context: Sendable, Result, Failure: Error>(
    _ context: Context, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withContext(.holding(context), body)
  }
}

extension JSONObject {
  /// The context of this decode, if its mapper was created with a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? { value.context(type) }
}

extension UnsafePointer where Pointee: ~Copyable {
  /// Calls `body` with the pointee without a copy, because its type may be noncopyable.
  @inlinable @inline(__always)
  func withPointee<Result, Failure: Error>(
    _ body: (borrowing Pointee) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(pointee)
  }
}
