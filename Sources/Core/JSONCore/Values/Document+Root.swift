extension Document {
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
