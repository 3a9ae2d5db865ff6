extension JSONWriter {
  /// The number of bytes written so far.
  @inlinable
  public var count: Int { next - storage }

  /// Removes the value that was begun when ``count`` was `position` and is complete now.
  ///
  /// - Returns: Its text.
  /// - Precondition: `position` lies within the written text.
  package mutating func takeBack(from position: Int) -> [UInt8] {
    precondition(position >= 0 && position < count, "nothing was written there")
    defer { next = storage + position }
    return Array(text[position...])
  }
}
