public import JSONCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file as a source of chunks, read in blocks and off the caller's actor.
///
///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
///
/// The file is opened when the first chunk is asked for, and closed when the iterator goes. A cancelled task
/// reads no more. Pipes and devices can be read too.
public struct FileChunks: AsyncSequence, Sendable {
  /// The bytes of a block.
  public typealias Element = ArraySlice<UInt8>
  /// What the system says.
  public typealias Failure = FileError

  /// The path of the file.
  public let path: String
  private let blockSize: Int

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path of the file; one with a NUL can't be opened.
  ///   - blockSize: How many bytes are read at a time.
  /// - Precondition: A block has at least one byte.
  public init(_ path: String, blockSize: Int = 1 << 16) {
    precondition(blockSize > 0, "a block has at least one byte")
    self.path = path
    self.blockSize = blockSize
  }

  /// Creates an iterator that begins with the first byte.
  public func makeAsyncIterator() -> Iterator { Iterator(path: path, blockSize: blockSize) }

  /// Goes through the blocks of the file.
  public struct Iterator: AsyncIteratorProtocol {
    private let path: String
    private let blockSize: Int
    private var file: OpenFile?
    /// The memory of the block that was read last, for the next one.
    private var block: [UInt8] = []
    private var isEnded = false

    fileprivate init(path: String, blockSize: Int) {
      self.path = path
      self.blockSize = blockSize
    }

    /// The next block; `nil` at the end of the file.
    ///
    /// - Throws: ``FileError`` with the system's number and words.
    public nonisolated(nonsending) mutating func next() async throws(FileError) -> ArraySlice<UInt8>? {
      try await read()
    }

    /// The next block; `nil` at the end of the file.
    ///
    /// - Throws: ``FileError`` with the system's number and words.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(FileError) -> ArraySlice<UInt8>? {
      try await read()
    }

    private nonisolated(nonsending) mutating func read() async throws(FileError) -> ArraySlice<UInt8>? {
      guard !isEnded else { return nil }
      // Until the block has come: whoever asks after a failure gets nothing.
      isEnded = true
      let file: OpenFile
      if let opened = self.file {
        file = opened
      } else {
        file = try await OpenFile.open(path, O_RDONLY)
        self.file = file
        block = [UInt8](repeating: 0, count: blockSize)
      }
      var memory: [UInt8] = []
      swap(&memory, &block)
      let count: Int
      (block, count) = try await file.read(into: memory)
      guard count > 0 else {
        self.file = nil
        return nil
      }
      isEnded = false
      return block[..<count]
    }
  }
}

extension FileChunks.Iterator: ShownByDescription {}
