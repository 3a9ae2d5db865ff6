// Always inlined: at the call site the compiler sees the bytes of a literal key, so that the key, its
// quotes and its colon become a few stores of constants.

extension JSONWriter {
  /// Writes a key of a model that is a literal, and its colon. The key is converted if the mapper has a
  /// strategy for keys.
  @inlinable @inline(__always)
  package mutating func key(literal key: JSONKey) {
    guard !writesKeysWithCare, !key.needsEscapes, key.count <= 64 else { return self.key(key) }
    let count = key.count
    reserve(count &+ 3)
    next[0] = UInt8(ascii: "\"")
    (next + 1).initialize(from: key.utf8, count: count)
    next[count &+ 1] = UInt8(ascii: "\"")
    next[count &+ 2] = UInt8(ascii: ":")
    next += count &+ 3
  }

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

extension JSONKey {
  /// Whether some of the key's bytes must be escaped in JSON.
  @inlinable @inline(__always)
  var needsEscapes: Bool {
    let start = utf8
    let count = count
    var found: UInt8 = 0
    var position = 0
    // The loop has no branch, so that the compiler computes the result for a literal.
    while position < count {
      let byte = start[position]
      // Equal bytes give zero, and subtracting 1 from zero sets the highest bit. For control characters,
      // subtracting a space does.
      let quote = (byte ^ UInt8(ascii: "\"")) &- 1
      let backslash = (byte ^ UInt8(ascii: "\\")) &- 1
      found |= (quote | backslash | (byte &- 0x20)) & ~byte
      position &+= 1
    }
    return found & 0x80 != 0
  }
}
