// Always inlined: a subtraction and a load.

extension JSONWriter {
  /// A state of a writer, to which the writer can be rewound.
  @frozen @usableFromInline
  package struct Checkpoint: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let depth: Int

    @inlinable @inline(__always)
    init(count: Int, depth: Int) {
      self.count = count
      self.depth = depth
    }

    /// The number of bytes written until then.
    package var offset: Int { count }
  }

  /// The current state.
  @inlinable @inline(__always)
  package var checkpoint: Checkpoint { Checkpoint(count: next - storage, depth: depth) }

  /// Whether nothing has been written since a checkpoint.
  @inlinable @inline(__always)
  package func isUnchanged(since checkpoint: Checkpoint) -> Bool { next - storage == checkpoint.count }

  /// A copy of what has been written since a checkpoint.
  ///
  /// - Complexity: O(*n*).
  package func text(since checkpoint: Checkpoint) -> [UInt8] {
    Array(UnsafeBufferPointer(start: storage + checkpoint.count, count: next - storage - checkpoint.count))
  }

  /// Removes the text that has been written since a checkpoint.
  ///
  /// - Precondition: No container that was open then has been closed since.
  package mutating func rewind(to checkpoint: Checkpoint) {
    precondition(checkpoint.count <= next - storage, "a checkpoint of another writer")
    next = storage + checkpoint.count
    depth = checkpoint.depth
  }

  /// The number of bytes written so far, including the comma after the last value.
  @inlinable public var count: Int { next - storage }

  /// Removes the value that was begun when ``count`` was `position` and is complete now.
  ///
  /// - Returns: Its text.
  /// - Precondition: `position` lies within the written text.
  package mutating func takeBack(from position: Int) -> [UInt8] {
    precondition(position >= 0 && position < count, "nothing was written there")
    defer { next = storage + position }
    return Array(text[position...])
  }

  /// Writes the object that `body` writes, with a member before the others.
  ///
  /// The member is filled in when the object is complete. Until then white space reserves its position, so
  /// that the path of an error can be derived from the text at any time. Nothing is moved: the comma after
  /// the member replaces the object's own brace.
  ///
  /// ```text
  /// body has written         ···············{"body":"Hi"},
  /// and then it is           {"type":"text","body":"Hi"},
  /// ```
  ///
  /// - Throws: What `body` throws.
  /// - Parameter start: The brace, the key, the colon and the value, as they are to be written.
  /// - Returns: Whether `body` wrote an object. If not, all its output is removed.
  package mutating func writeObject(
    beginningWith start: [UInt8], _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) -> Bool {
    let before = checkpoint
    reserve(start.count)
    for _ in start { append(UInt8(ascii: " ")) }
    let position = before.offset + start.count
    // An object in an object that begins with a member begins with both.
    let known =
      before.offset == startEnd ? objectStart + [UInt8(ascii: ",")] + start.dropFirst() : start
    try known.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      let outer = (objectStart, startEnd)
      (objectStart, startEnd) = (bytes, position)
      defer { (objectStart, startEnd) = outer }
      try body(&self)
    }
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

  /// The position of the first byte that is not white space, at or after a position. A value written as raw
  /// text may begin with white space.
  private func firstVisible(from position: Int) -> Int? {
    (position..<count).first { !isWhiteSpace(storage[$0]) }
  }

  /// Puts quotes around the number that `body` writes, so that it is a string.
  ///
  /// - Throws: What `body` throws.
  package mutating func writeInQuotes(
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    reserve(1)
    append(UInt8(ascii: "\""))
    try body(&self)
    // The quote replaces the comma after the number.
    next -= 1
    reserve(2)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ","))
  }
}
