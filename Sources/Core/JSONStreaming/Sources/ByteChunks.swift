public import JSONCore

/// A source of chunks from bytes in memory.
///
/// The chunks are slices of the collection, not copies.
public struct ByteChunks<Bytes: Collection & Sendable>: AsyncSequence, Sendable
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
  public struct Iterator: AsyncIteratorProtocol {
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

extension ByteChunks: ShownByDescription {}

extension ByteChunks.Iterator: ShownByDescription {}
