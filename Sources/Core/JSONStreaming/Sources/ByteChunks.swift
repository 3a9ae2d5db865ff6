public import JSONCore

/// Bytes in memory as a source of chunks.
///
/// The chunks are parts of the collection and not copies.
public struct ByteChunks<Bytes: Collection & Sendable>: AsyncSequence, Sendable
where Bytes.Element == UInt8, Bytes.SubSequence: Sendable {
  /// A part of the bytes.
  public typealias Element = Bytes.SubSequence
  /// Memory does not fail.
  public typealias Failure = Never

  private let bytes: Bytes
  private let size: Int

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - bytes: What is handed out.
  ///   - size: How many bytes a chunk has; the last one may have fewer.
  /// - Precondition: A chunk has at least one byte.
  public init(_ bytes: Bytes, size: Int = 1 << 16) {
    precondition(size > 0, "a chunk has at least one byte")
    self.bytes = bytes
    self.size = size
  }

  /// Creates an iterator that begins with the first byte.
  public func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...], size: size) }

  /// Goes through the chunks.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var rest: Bytes.SubSequence
    fileprivate let size: Int

    /// The next chunk; `nil` at the end.
    public nonisolated(nonsending) mutating func next() async -> Element? { following() }

    /// The next chunk; `nil` at the end.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { following() }

    private mutating func following() -> Element? {
      guard !rest.isEmpty else { return nil }
      let end = rest.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex) ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end]
    }
  }
}

extension ByteChunks: ShownByDescription {}

extension ByteChunks.Iterator: ShownByDescription {}
