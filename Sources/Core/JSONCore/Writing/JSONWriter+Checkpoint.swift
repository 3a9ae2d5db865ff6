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
