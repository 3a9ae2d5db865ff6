#if Client
public import JSONCore

/// Where the chunks of a body come from: a connection, a file, a test.
public protocol BodySource: Sendable {
  /// The next chunk, when it has come; `nil` at the end. Called by one task at a time.
  ///
  /// - Throws: ``TransportError``, such as `connectionLost`, `truncated` or `cancelled`.
  func next() async throws(TransportError) -> [UInt8]?

  /// Ends the transfer: nobody wants the rest.
  func cancel()

  /// The bytes that the head announced, unpacked; `nil` if it didn't say. Whoever collects them makes room for no
  /// more.
  var announcedCount: Int? { get }
}

extension BodySource {
  /// `nil`: not known.
  public var announcedCount: Int? { nil }
}

/// The body of a reply, in chunks as they come. It can be read once.
public struct ReplyBody: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    case source(any BodySource)
  }

  let content: Content

  /// Creates a body that is there already.
  public init(_ bytes: [UInt8]) { content = .bytes(bytes) }

  /// Creates a body that comes in chunks.
  public init(_ source: any BodySource) { content = .source(source) }

  /// The bytes, if all are there without waiting.
  public var bytes: [UInt8]? { if case .bytes(let bytes) = content { bytes } else { nil } }

  /// Ends the transfer: nobody wants the rest.
  public func cancel() { if case .source(let source) = content { source.cancel() } }
}

extension ReplyBody: AsyncSequence {
  /// Hands out the chunks.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var content: Content?

    /// The next chunk; `nil` at the end.
    ///
    /// - Throws: What the transport meets: a ``TransportError`` such as `connectionLost`, `truncated` or
    ///   `cancelled`.
    public mutating func next() async throws(TransportError) -> [UInt8]? {
      switch content {
      case .bytes(let bytes):
        content = nil
        return bytes.isEmpty ? nil : bytes
      case .source(let source): return try await source.next()
      case nil: return nil
      }
    }
  }

  /// Starts to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(content: content) }
}

extension ReplyBody: ShownByDescription {
  /// How many bytes are there already.
  public var description: String { bytes.map { "\($0.count) bytes" } ?? "bytes on their way" }
}

extension ReplyBody.AsyncIterator: ShownByDescription {}
#endif
