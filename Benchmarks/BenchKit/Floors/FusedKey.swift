/// The names of a model's members in the order in which they are expected.
struct FusedKeys {
  fileprivate let names: [String]
  fileprivate let tokens: [FusedToken]

  /// - Parameter names: of at most 13 ASCII letters each.
  init(_ names: String...) {
    self.names = names
    tokens = names.map { FusedToken("\"\($0)\":") }
  }
}

/// Up to 16 bytes in two machine words.
private struct FusedToken {
  let low: UInt64
  let high: UInt64
  let highMask: UInt64
  let lowMask: UInt64
  let count: Int

  init(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(bytes.count <= 16, "a key is too long")
    func word(_ bytes: ArraySlice<UInt8>) -> (word: UInt64, mask: UInt64) {
      bytes.reversed().reduce(into: (0, 0)) { sum, byte in
        sum = (sum.word << 8 | UInt64(byte), sum.mask << 8 | 0xFF)
      }
    }
    (low, lowMask) = word(bytes.prefix(8))
    (high, highMask) = word(bytes.dropFirst(8))
    count = bytes.count
  }
}

extension FusedReader {
  /// Passes a key and its colon; its place among the keys, nil if it is unknown.
  ///
  /// - Parameter expected: the key that comes next if the members have the usual order; set to the one behind
  ///   it.
  @inline(__always)
  mutating func key(among keys: FusedKeys, expected: inout Int) throws(FusedFailure) -> Int? {
    skipWhitespace()
    if expected < keys.tokens.count, passes(keys.tokens[expected]) {
      expected += 1
      return expected - 1
    }
    let found = try unexpectedKey(among: keys)
    if let found { expected = found + 1 }
    return found
  }

  @inline(never)
  private mutating func unexpectedKey(among keys: FusedKeys) throws(FusedFailure) -> Int? {
    for index in keys.tokens.indices where passes(keys.tokens[index]) { return index }
    let name = try string()
    try expect(":")
    return keys.names.firstIndex(of: name)
  }

  @inline(__always)
  private mutating func passes(_ token: FusedToken) -> Bool {
    let raw = UnsafeRawPointer(place)
    let low = raw.loadUnaligned(as: UInt64.self).littleEndian
    let high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    guard (low ^ token.low) & token.lowMask | (high ^ token.high) & token.highMask == 0 else { return false }
    place += token.count
    return true
  }
}
