internal import JSONCore

extension RequestBody {
  /// A file, read while it is sent.
  ///
  ///     try await client.send(.post("photos", body: .file("photo.jpg", contentType: "image/jpeg")))
  ///
  /// Its length is sent as `Content-Length`. If the file changes its length meanwhile, the request fails. For
  /// a pipe or a device, use `stream`.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - contentType: Its media type.
  ///   - progress: Receives the number of bytes sent.
  public static func file(
    _ path: String, contentType: String, progress: ByteProgress? = nil
  ) -> RequestBody {
    let body = StreamedBody(path: path) { () async throws(TransportError) in try await FileSource.open(path) }
    return .streamed(contentType, progress) { body }
  }

  /// Chunks of bytes, opened anew for each attempt to send them.
  ///
  /// - Parameters:
  ///   - contentType: The media type.
  ///   - count: The number of bytes; `nil` if it isn't known. Another number fails the request.
  ///   - progress: Receives the number of bytes sent.
  ///   - open: Returns the chunks, beginning with the first.
  public static func stream<Chunks: AsyncSequence & Sendable>(
    contentType: String, count: Int? = nil, progress: ByteProgress? = nil,
    _ open: @escaping @Sendable () async throws -> Chunks
  ) -> RequestBody where Chunks.Element == [UInt8] {
    let body = StreamedBody { () async throws(TransportError) in
      do { return SequenceSource(try await open(), count: count) } catch {
        throw error as? TransportError ?? TransportError(.other, reason: "\(error)")
      }
    }
    return .streamed(contentType, progress) { body }
  }

  /// Chunks of bytes that can be read only once. A request that has to be sent again, by a retry or a
  /// redirect, fails.
  ///
  /// - Parameters:
  ///   - chunks: The chunks.
  ///   - contentType: The media type.
  ///   - count: The number of bytes; `nil` if it isn't known. Another number fails the request.
  ///   - progress: Receives the number of bytes sent.
  public static func stream<Chunks: AsyncSequence & Sendable>(
    _ chunks: Chunks, contentType: String, count: Int? = nil, progress: ByteProgress? = nil
  ) -> RequestBody where Chunks.Element == [UInt8] {
    let once = Once(chunks)
    return stream(contentType: contentType, count: count, progress: progress) {
      () throws(TransportError) in try once.take()
    }
  }
}

/// A value that can be taken once.
private final class Once<Value: Sendable>: Sendable {
  private let value: Locked<Value?>

  init(_ value: Value) { self.value = Locked(value) }

  func take() throws(TransportError) -> Value {
    let taken = value.withLock { value in
      defer { value = nil }
      return value
    }
    guard let taken else {
      throw TransportError(
        .other,
        reason: "the stream of the body was already read; pass a function that opens another to send it again"
      )
    }
    return taken
  }
}

/// The chunks of an asynchronous sequence.
private final class SequenceSource<Chunks: AsyncSequence & Sendable>: BodySource
where Chunks.Element == [UInt8] {
  /// `nil` while a call of ``next()`` uses it.
  private let iterator: Locked<Chunks.AsyncIterator?>
  let announcedCount: Int?

  init(_ chunks: Chunks, count: Int?) {
    iterator = Locked(chunks.makeAsyncIterator())
    announcedCount = count
  }

  func next() async throws(TransportError) -> [UInt8]? {
    var taken: Chunks.AsyncIterator?
    iterator.withLock { swap(&taken, &$0) }
    guard var current = taken else { return nil }
    defer { iterator.withLock { $0 = current } }
    do { return try await current.next() } catch {
      throw error as? TransportError ?? TransportError(.other, reason: "\(error)")
    }
  }

  func cancel() {}
}
