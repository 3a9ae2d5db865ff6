public import JSONCore

/// A source of chunks from a file, which is read in blocks and off the caller's actor.
///
///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
///
/// The file is opened when the first chunk is requested, and closed when the iterator is released. Reading
/// stops if the task is cancelled. Pipes and devices can be read too.
public struct FileChunks: AsyncSequence, Sendable {
  /// The bytes of a block.
  public typealias Element = ArraySlice<UInt8>
  /// The error of the system.
  public typealias Failure = FileError

  /// The path of the file.
  public let path: String
  private let blockSize: Int

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path of the file. A path that contains a NUL can't be opened.
  ///   - blockSize: The number of bytes read at a time.
  /// - Precondition: `blockSize` is at least one.
  public init(_ path: String, blockSize: Int = 1 << 16) {
    precondition(blockSize > 0, "a block must have at least one byte")
    self.path = path
    self.blockSize = blockSize
  }

  /// Creates an iterator that begins with the first byte.
  public func makeAsyncIterator() -> Iterator { Iterator(path: path, blockSize: blockSize) }

  /// An iterator over the blocks of the file.
  public struct Iterator: AsyncIteratorProtocol, ShownByDescription {
    fileprivate let path: String
    fileprivate let blockSize: Int
    fileprivate var file: OpenFile?
    /// The memory of the last block, reused for the next one.
    fileprivate var block: [UInt8] = []
    fileprivate var isEnded = false

    /// Returns the next block; `nil` at the end of the file.
    ///
    /// - Throws: ``FileError`` with the system's error number.
    public nonisolated(nonsending) mutating func next() async throws(FileError) -> ArraySlice<UInt8>? {
      try await read()
    }

    /// Returns the next block; `nil` at the end of the file.
    ///
    /// - Throws: ``FileError`` with the system's error number.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(FileError) -> ArraySlice<UInt8>? { try await read() }

    private nonisolated(nonsending) mutating func read() async throws(FileError) -> ArraySlice<UInt8>? {
      guard !isEnded else { return nil }
      // Set until the block has been read, so that the iterator is ended after an error.
      isEnded = true
      if self.file == nil {
        self.file = try await OpenFile.at(path, flags: OpenFile.reading)
        block = [UInt8](repeating: 0, count: blockSize)
      }
      guard let file else { return nil }
      var memory: [UInt8] = []
      swap(&memory, &block)
      let count: Int
      (block, count) = try await file.readBlock(into: memory)
      guard count > 0 else {
        self.file = nil
        return nil
      }
      isEnded = false
      return block[..<count]
    }
  }
}

/// A source of chunks from bytes in memory.
///
/// The chunks are slices of the collection, not copies.
public struct ByteChunks<Bytes: Collection & Sendable>: AsyncSequence, Sendable, ShownByDescription
where Bytes.Element == UInt8, Bytes.SubSequence: Sendable {
  /// A part of the bytes.
  public typealias Element = Bytes.SubSequence
  /// Reading from memory can't fail.
  public typealias Failure = Never

  private let bytes: Bytes
  private let size: Int

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the source.
  ///   - size: The number of bytes in a chunk; the last one may be shorter.
  /// - Precondition: `size` is at least one.
  public init(_ bytes: Bytes, size: Int = 1 << 16) {
    precondition(size > 0, "a chunk must have at least one byte")
    self.bytes = bytes
    self.size = size
  }

  /// Creates an iterator that begins with the first byte.
  public func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...], size: size) }

  /// An iterator over the chunks.
  public struct Iterator: AsyncIteratorProtocol, ShownByDescription {
    fileprivate var rest: Bytes.SubSequence
    fileprivate let size: Int

    /// Returns the next chunk; `nil` at the end.
    public nonisolated(nonsending) mutating func next() async -> Element? { rest.popPart(size) }

    /// Returns the next chunk; `nil` at the end.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { rest.popPart(size) }
  }
}

extension Collection where SubSequence == Self {
  /// Removes and returns the first elements, at most so many; `nil` if there are none.
  mutating func popPart(_ size: Int = 1 << 16) -> Self? {
    guard !isEmpty else { return nil }
    let end = index(startIndex, offsetBy: size, limitedBy: endIndex) ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }
}
