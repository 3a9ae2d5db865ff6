extension JSONWriter {
  /// Writes the object that `body` writes, with a member before those that it has.
  ///
  /// The member is put in its place when the object is complete. Until then white space stands there, so that
  /// the path of an error can be read off the text at any time. Nothing is moved: the comma behind the member
  /// takes the place of the object's own brace.
  ///
  /// ```text
  /// body has written         ···············{"body":"Hi"},
  /// and then it is           {"type":"text","body":"Hi"},
  /// ```
  ///
  /// Throws what `body` throws.
  ///
  /// - Parameter start: The brace, the key, the colon and the value, as they are to be written.
  /// - Returns: Whether `body` wrote an object. If not, nothing of what it wrote remains.
  package mutating func writeObject(
    beginningWith start: [UInt8], _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) -> Bool {
    let before = checkpoint
    reserve(start.count)
    for _ in start { append(UInt8(ascii: " ")) }
    try body(&self)
    let position = before.offset + start.count
    guard let brace = firstVisible(from: position), storage[brace] == UInt8(ascii: "{") else {
      rewind(to: before)
      return false
    }
    start.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() { storage[before.offset + offset] = byte }
    }
    if let second = firstVisible(from: brace + 1), storage[second] == UInt8(ascii: "}") {
      next = storage + position
      append(UInt8(ascii: "}"))
      append(UInt8(ascii: ","))
    } else {
      storage[brace] = UInt8(ascii: ",")
    }
    return true
  }

  /// Where the first byte from a position on stands that is no white space: a value that was text already may
  /// begin with some.
  private func firstVisible(from position: Int) -> Int? {
    (position..<count).first { !isWhiteSpace(storage[$0]) }
  }

  /// Writes what `body` writes, a number, as a string. Throws what `body` throws.
  package mutating func writeInQuotes(
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    reserve(1)
    append(UInt8(ascii: "\""))
    try body(&self)
    // The quote takes the place of the comma behind the number.
    next -= 1
    reserve(2)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ","))
  }
}
