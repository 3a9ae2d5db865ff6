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
  @inlinable package var contextReference: WholeReference<DecodingContext>? { header.pointee.context }

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

  /// Calls `body` with this value. In the value, and in those nested in it, the keys of models are converted
  /// according to a strategy.
  ///
  /// - Throws: What `body` throws.
  @inline(never)
  public func withKeys<Result, Failure: Error>(
    _ strategy: JSONKeyStrategy, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let conversion = strategy.conversion.map { Unmanaged.passUnretained($0) }
    if conversion?.toOpaque() == header.pointee.keyConversion?.toOpaque() { return try body(self) }
    var header = header.pointee
    header.keyConversion = conversion
    header.settings.subtract(.convertedKeys)
    if conversion != nil { header.settings.insert(.convertedKeys) }
    defer { withExtendedLifetime(strategy) {} }
    return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
      try body(JSONValue(node: node, header: pointer))
    }
  }

  /// The key of the text for a key of a model.
  @inline(never)
  package func jsonKey(for key: String) -> String {
    header.pointee.keyConversion?.takeUnretainedValue().jsonKey(for: key) ?? key
  }
}

extension JSONObject {
  /// The context of this decode, if its mapper was created with a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? { value.context(type) }

  /// The member with exactly this key in the text, without conversion by a mapper's strategy for keys.
  ///
  /// Of duplicate keys the first counts, unless the document was parsed with `useLast`.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(verbatim key: String) -> JSONValue? {
    @_lifetime(copy self)
    get {
      var key = key
      let found = key.withUTF8 { findAndNote($0.baseAddress ?? header.pointee.bytes, count: $0.count) }
      guard let found else { return nil }
      return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
    }
  }
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
