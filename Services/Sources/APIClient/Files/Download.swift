internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

/// The file that receives the body of a response.
///
/// Each attempt writes to a temporary file of its own beside the target, which it replaces at the end.
final class Download: AttachedValue {
  private struct State {
    /// The temporary file of the next attempt, if it exists already.
    var file: OpenFile?
    var isComplete = false
    var receivedCount = 0
  }

  private let path: String
  private let limit: Int?
  private let report: ByteProgress.Report
  private let state: Locked<State>

  /// Creates the temporary file of the first attempt, so that a failure is known before anything is sent.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest number of bytes in the file.
  ///   - report: Receives the number of bytes stored.
  init(_ path: String, limit: Int?, _ report: ByteProgress.Report) async throws(FileError) {
    (self.path, self.limit, self.report) = (path, limit, report)
    state = Locked(State(file: try await OpenFile.replacement(of: path)))
  }

  /// The number of bytes received by all attempts.
  var receivedCount: Int { state.withLock { $0.receivedCount } }

  /// Stores the body of a response to a request, unless one was stored before.
  func store(_ reply: Reply, of exchange: Exchange) async throws(ClientError) {
    let (taken, isComplete) = state.withLock { state in
      defer { state.file = nil }
      return (state.file, state.isComplete)
    }
    guard !isComplete else { return }
    let file: OpenFile
    do { file = if let taken { taken } else { try await OpenFile.replacement(of: path) } } catch {
      throw exchange.failure(.file(error), reply)
    }
    do throws(ClientError) {
      try await write(reply, of: exchange, to: file)
      do { try await file.replace() } catch { throw exchange.failure(.file(error), reply) }
    } catch {
      await file.discard()
      throw error
    }
    state.withLock { $0.isComplete = true }
  }

  private func write(
    _ reply: Reply, of exchange: Exchange, to file: OpenFile
  ) async throws(ClientError) {
    let total = reply.response.announcedLength
    let source = reply.body.source
    var count = 0
    report.record(0, of: total)
    while true {
      let next: [UInt8]?
      do { next = try await source.next() } catch { throw exchange.failure(error.clientKind, reply) }
      guard let chunk = next else { break }
      count += chunk.count
      if let limit, count > limit { throw exchange.failure(.bodyTooLarge(limit: limit), reply) }
      do { try await file.writeAll(chunk) } catch { throw exchange.failure(.file(error), reply) }
      state.withLock { $0.receivedCount += chunk.count }
      report.record(count, of: total)
    }
    // A body that was cut when the task was cancelled may look complete.
    if Task.isCancelled { throw exchange.failure(.cancelled, reply) }
    if let total, count != total {
      let error = TransportError(.truncated, reason: "\(count) of \(total) bytes")
      throw exchange.failure(error.clientKind, reply)
    }
  }

  /// Removes the temporary file that no attempt has used.
  func close() async {
    let unused = state.withLock { state in
      defer { state.file = nil }
      return state.file
    }
    await unused?.discard()
  }
}

extension HTTPResponse {
  /// The number of bytes of the body; `nil` if it isn't known, or if the body is compressed.
  fileprivate var announcedLength: Int? {
    let coding = headerFields[.contentEncoding] ?? ""
    return coding.isEmpty || coding.lowercased() == "identity"
      ? headerFields[.contentLength].flatMap { Int($0) } : nil
  }
}
