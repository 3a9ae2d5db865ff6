extension Document {
  /// The root value.
  ///
  ///     let title = try Document(parsing: text).root.object()["title"]?.string()
  @inlinable
  public var root: JSONValue {
    // Yielded, not returned: of what a getter returns, the compiler of Swift 6.3 stops with an internal error
    // where nothing but the expression holds the document, and its making may throw.
    @_lifetime(borrow self)
    _read {
      yield rootValue
    }
  }

  /// The root value for functions of the document itself, to which yielding would be a detour.
  @inlinable
  var rootValue: JSONValue {
    @_lifetime(borrow self)
    get {
      _overrideLifetime(JSONValue(node: header.pointee.tape, header: header), borrowing: self)
    }
  }
}
