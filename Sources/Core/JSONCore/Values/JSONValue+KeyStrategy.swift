extension JSONValue {
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
