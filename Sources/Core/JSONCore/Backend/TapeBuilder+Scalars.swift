extension TapeBuilder {
  /// Appends `null`.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func appendNull() throws(JSONError) { try append(Node(.null, offset: 0)) }

  /// Appends `true` or `false`.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: Bool) throws(JSONError) {
    try append(Node(value ? .true : .false, offset: 0))
  }

  /// Appends an integer.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: Int64) throws(JSONError) {
    try append(Node(.integer, offset: 0, payload: UInt64(bitPattern: value)))
  }

  /// Appends an integer.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: UInt64) throws(JSONError) {
    if let small = Int64(exactly: value) {
      try append(small)
    } else {
      try append(Node(.unsigned, offset: 0, payload: value))
    }
  }

  /// Appends a number without its text. An integral value can be read as an integer too.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number, `size-limit` when there are too many
  ///   values.
  public mutating func append(_ value: Double) throws(JSONError) {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    try append(Node(.double, offset: 0, flags: Node.withoutText, payload: value.bitPattern))
  }

  /// Appends a number by its text, preserving all digits.
  ///
  /// - Throws: `invalid-number` if the text isn't a JSON number, `size-limit` when there are too many values.
  public mutating func append(number text: String) throws(JSONError) {
    let digits = Array(text.utf8)
    // The scan may read beyond the digits.
    let padded: [UInt8] = digits + Array(repeating: 0, count: SourceBytes.padding)
    let node = padded.withUnsafeBufferPointer { buffer -> Node? in
      guard let base = buffer.baseAddress, let first = digits.first,
        first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return nil }
      let number = scanNumber(base)
      guard number.end == base + digits.count, number.kind != .invalid else { return nil }
      let isInteger = number.kind == .int64 || number.kind == .uint64
      return Node(number, offset: isInteger ? 0 : storeDigits(digits.span), length: digits.count)
    }
    guard let node else { throw error(.invalidNumber(text)) }
    try append(node)
  }

  /// Appends a string.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: String) throws(JSONError) {
    try append(value.withUTF8Span { textNode($0) })
  }

  /// Appends a string by its UTF-8 bytes.
  ///
  /// - Throws: `invalid-utf8`, or `size-limit` when there are too many values.
  public mutating func append(utf8 value: Span<UInt8>) throws(JSONError) {
    try validate(value)
    try append(textNode(value))
  }

  /// Throws unless the bytes are well-formed UTF-8.
  func validate(_ utf8: Span<UInt8>) throws(JSONError) {
    let invalid = utf8.withUnsafeBufferPointer { offsetOfInvalidUTF8(in: $0) }
    if let invalid { throw error(.invalidUTF8(byte: Int(utf8[invalid]))) }
  }
}
