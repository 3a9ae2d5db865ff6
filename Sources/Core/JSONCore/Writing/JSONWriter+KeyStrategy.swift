extension JSONWriter {
  /// Calls `body`, and converts the keys of models that `body` writes, according to a strategy.
  ///
  /// - Throws: What `body` throws.
  @inline(never)
  public mutating func withKeys(
    _ strategy: JSONKeyStrategy, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    let outer = keyConversion
    setKeyConversion(strategy.conversion.map { .passUnretained($0) })
    defer {
      setKeyConversion(outer)
      withExtendedLifetime(strategy) {}
    }
    try body(&self)
  }

  mutating func setKeyConversion(_ conversion: Unmanaged<KeyConversion>?) {
    keyConversion = conversion
    writesKeysWithCare = conversion != nil || options.escapesSlashes
  }

  /// Whether the keys of models are converted.
  package var convertsKeys: Bool { keyConversion != nil }

  /// The key that is written for a key of a model.
  package func jsonKey(for key: String) -> String {
    keyConversion?.takeUnretainedValue().jsonKey(for: key) ?? key
  }
}
