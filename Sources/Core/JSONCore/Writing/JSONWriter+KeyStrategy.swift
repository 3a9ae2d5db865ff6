extension JSONWriter {
  /// Calls `body`, which writes the keys of models as a strategy converts them.
  ///
  /// - Throws: What `body` throws.
  @inline(never)
  public mutating func withKeys(
    _ strategy: JSONKeyStrategy, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    let outer = keyConversion
    setKeyConversion(strategy.conversion.converts ? .passUnretained(strategy.conversion) : nil)
    defer {
      setKeyConversion(outer)
      withExtendedLifetime(strategy) {}
    }
    try body(&self)
  }

  private mutating func setKeyConversion(_ conversion: Unmanaged<KeyConversion>?) {
    keyConversion = conversion
    writesKeysWithCare = conversion != nil || options.escapesSlashes
  }

  /// Whether the keys of models are converted.
  package var convertsKeys: Bool { keyConversion != nil }

  /// The key that is written where a model names this one.
  package func jsonKey(for key: String) -> String {
    keyConversion?.takeUnretainedValue().jsonKey(for: key) ?? key
  }
}
