public import JSONCore

/// A source of the chunks of a body, such as a connection, a file or a test.
public protocol BodySource: Sendable {
  /// Waits for the next chunk and returns it; `nil` at the end. Called by one task at a time.
  ///
  /// - Throws: ``TransportError``, such as `connectionLost`, `truncated` or `cancelled`.
  func next() async throws(TransportError) -> [UInt8]?

  /// Ends the transfer without reading the rest.
  func cancel()

  /// The announced number of decompressed bytes; `nil` if it isn't known. Callers that collect the bytes
  /// reserve this capacity.
  var announcedCount: Int? { get }
}

extension BodySource {
  /// `nil`: the length isn't known.
  public var announcedCount: Int? { nil }
}

/// The body of a response, in chunks as they arrive. It can be read once.
public struct ReplyBody: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    case source(any BodySource)
  }

  let content: Content

  /// Creates a body from complete bytes.
  public init(_ bytes: [UInt8]) { content = .bytes(bytes) }

  /// Creates a body from a source of chunks.
  public init(_ source: any BodySource) { content = .source(source) }

  /// The bytes, if all are available without waiting.
  public var bytes: [UInt8]? { if case .bytes(let bytes) = content { bytes } else { nil } }

  /// The chunks of the body.
  var source: any BodySource {
    switch content {
    case .bytes(let bytes): BegunBody(bytes.isEmpty ? [] : [bytes])
    case .source(let source): source
    }
  }

  /// Ends the transfer without reading the rest.
  public func cancel() { if case .source(let source) = content { source.cancel() } }
}

extension ReplyBody: AsyncSequence {
  /// Iterates over the chunks.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var content: Content?

    /// Returns the next chunk; `nil` at the end.
    ///
    /// - Throws: The error of the transport: a ``TransportError`` such as `connectionLost`, `truncated` or
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

  /// Creates an iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(content: content) }
}

extension ReplyBody: ShownByDescription {
  /// The number of bytes, if all are available.
  public var description: String { bytes.map { "\($0.count) bytes" } ?? "bytes in transit" }
}

extension ReplyBody.AsyncIterator: ShownByDescription {}
