public import JSONCore

/// The body of a request that is read in chunks while it is sent.
///
/// Each attempt to send the request opens the body anew: retries, redirects that repeat it, and requests with
/// a renewed credential.
public struct StreamedBody: Sendable {
  /// The file whose content is the whole body; `nil` for other bodies.
  package let path: String?
  private let opening: @Sendable () async throws(TransportError) -> any BodySource
  /// Counts the bytes that the last attempt has sent.
  private var report = ByteProgress.Report(nil)

  /// Creates a body.
  ///
  /// - Parameter open: Begins at the first byte. If ``BodySource/announcedCount`` isn't `nil`, it is sent as
  ///   `Content-Length`.
  public init(_ open: @escaping @Sendable () async throws(TransportError) -> any BodySource) {
    self.init(path: nil, open)
  }

  init(path: String?, _ open: @escaping @Sendable () async throws(TransportError) -> any BodySource) {
    self.path = path
    opening = open
  }

  /// Returns the body of one request, which reports its progress.
  func reporting(to progress: ByteProgress?) -> StreamedBody {
    var body = self
    body.report = ByteProgress.Report(progress)
    return body
  }

  /// Opens the body at its first byte, for one attempt. Each chunk that is read counts as sent.
  ///
  /// - Throws: ``TransportError`` of the kind `other`, with the system's message, or if the body can be read
  ///   only once.
  public func open() async throws(TransportError) -> any BodySource {
    let source = try await opening()
    report.record(0, of: source.announcedCount)
    return SentBody(source, report)
  }

  /// Opens the body without reporting, for a transport that reports what it has sent.
  package func openUnreported() async throws(TransportError) -> any BodySource {
    SentBody(try await opening(), nil)
  }

  /// The error for a body whose length isn't the announced one.
  package static func changed(_ announced: Int) -> TransportError {
    TransportError(
      .other, reason: "the body of the request changed while it was sent: expected \(announced) bytes")
  }

  /// Reports the number of bytes sent in this attempt.
  package func report(_ count: Int, of total: Int?) { report.record(count, of: total) }

  /// The number of bytes that the last attempt has sent.
  var sentCount: Int { report.count }

  /// Ends the progress, because the request has ended.
  func end() { report.end() }
}

extension StreamedBody: ShownByDescription {
  /// Omits the content and the path.
  public var description: String { "a streamed body" }
}

/// A body that is being sent. It fails if its length isn't the announced one, because the server would take
/// the next bytes for another request, or wait for them. After a cancellation it throws, because `nil` would
/// make the body look complete.
private final class SentBody: BodySource {
  /// The body, until it is cancelled, and the number of bytes read.
  private let state: Locked<(source: (any BodySource)?, count: Int)>
  private let report: ByteProgress.Report?
  let announcedCount: Int?

  init(_ source: any BodySource, _ report: ByteProgress.Report?) {
    state = Locked((source, 0))
    self.report = report
    announcedCount = source.announcedCount
  }

  func next() async throws(TransportError) -> [UInt8]? {
    let chunk = try await state.withLock { $0.source }?.next()
    let (count, isCancelled) = state.withLock { state in
      state.count += chunk?.count ?? 0
      return (state.count, state.source == nil)
    }
    if isCancelled { throw TransportError(.cancelled) }
    if let announced = announcedCount, chunk == nil ? count != announced : count > announced {
      throw StreamedBody.changed(announced)
    }
    if chunk != nil { report?.record(count, of: announcedCount) }
    return chunk
  }

  func cancel() {
    let source = state.withLock { state in
      defer { state.source = nil }
      return state.source
    }
    source?.cancel()
  }
}
