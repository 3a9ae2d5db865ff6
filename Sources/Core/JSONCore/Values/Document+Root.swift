extension Document {
  /// Parses a text and calls `body` with its root value, which creates a document only if it needs one.
  ///
  /// - Throws: What parsing throws, and the error of `body` with path and location.
  @inlinable
  package static func withRoot<Result>(
    ofParsing bytes: RawSpan, options: JSONParseOptions,
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    var pending = try PendingDocument(parsing: bytes, options: options)
    return try pending.withRoot(body)
  }

  /// The root value.
  ///
  ///     let title = try Document(parsing: text).root.object()["title"]?.string()
  @inlinable
  public var root: JSONValue {
    // Yielded, not returned: with a getter that returns, the compiler of Swift 6.3 stops with an internal
    // error if only the expression retains the document, and its initializer may throw.
    @_lifetime(borrow self)
    _read { yield rootValue }
  }

  /// The root value for functions of the document itself; takes less time than the yielded one.
  @inlinable
  var rootValue: JSONValue {
    @_lifetime(borrow self)
    get { _overrideLifetime(JSONValue(node: header.pointee.tape, header: header), borrowing: self) }
  }
}

extension PendingDocument {
  /// Calls `body` with the root value.
  ///
  /// - Throws: The error of `body` with path and location.
  // Not one function for errors of all types: code that isn't specialized would take longer.
  @inlinable @inline(__always)
  package mutating func withRoot<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try withUnsafeMutablePointer(to: &self) { (pending) throws(JSONError) -> Result in
      let header = PendingDocument.begin(pending)
      defer { pending.pointee.end() }
      let root = JSONValue(node: header.pointee.tape, header: header)
      do throws(JSONError) { return try body(root) } catch { throw error.resolved(at: root) }
    }
  }

  /// Calls `body` with the root value.
  ///
  /// - Throws: What `body` throws.
  package mutating func withUnresolvedRoot<Result>(_ body: (JSONValue) throws -> Result) throws -> Result {
    try withUnsafeMutablePointer(to: &self) { (pending) throws -> Result in
      let header = PendingDocument.begin(pending)
      defer { pending.pointee.end() }
      return try body(JSONValue(node: header.pointee.tape, header: header))
    }
  }
}
