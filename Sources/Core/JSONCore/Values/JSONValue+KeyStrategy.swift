extension JSONValue {
  /// Calls `body` with this value, below which the keys of models are converted: those that it looks for are
  /// the strategy's.
  ///
  /// Throws what `body` throws.
  @inline(never)
  public func withKeys<Result, Failure: Error>(
    _ strategy: JSONKeyStrategy, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let conversion = strategy.conversion.converts ? Unmanaged.passUnretained(strategy.conversion) : nil
    if conversion?.toOpaque() == header.pointee.keyConversion?.toOpaque() { return try body(self) }
    var header = header.pointee
    header.keyConversion = conversion
    header.findsWithCare = header.usesLastDuplicate || header.keyTracker != nil || conversion != nil
    defer { withExtendedLifetime(strategy) {} }
    return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
      try body(JSONValue(node: node, header: pointer))
    }
  }

  /// The key of the text that is looked for where a model names this one.
  @inline(never)
  package func jsonKey(for key: String) -> String {
    header.pointee.keyConversion?.takeUnretainedValue().jsonKey(for: key) ?? key
  }
}
