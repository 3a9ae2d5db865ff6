internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

/// A response whose body is being read. Destroying it ends the transfer.
final class OpenedReply: Sendable {
  /// Sends the request.
  typealias Opening = @Sendable () async throws(ClientError) -> OpenedReply

  let body: ReplyBody
  private let reply: Reply
  private let exchange: Exchange
  private let pipeline: Pipeline
  private let start: Duration
  private let countedBody: CountedBody
  private let deadline: Int?
  /// Whether the last event was recorded.
  private let isOver = Locked(false)

  /// Starts reading the body.
  ///
  /// - Parameters:
  ///   - reply: The response.
  ///   - exchange: The request.
  ///   - pipeline: The pipeline that sent the request.
  ///   - start: The time at which the request was sent.
  ///   - end: The deadline for the body by the clock of the client; `nil` for no limit.
  init(_ reply: Reply, _ exchange: Exchange, _ pipeline: Pipeline, start: Duration, end: Duration?) {
    self.reply = reply
    self.exchange = exchange
    self.pipeline = pipeline
    self.start = start
    let counted = CountedBody(reply.body)
    countedBody = counted
    body = ReplyBody(counted)
    deadline = end.map { end in pipeline.deadlines.add(end) { counted.expire() } }
  }

  deinit {
    // The rest isn't needed.
    end(.cancelled)
  }

  /// The status.
  var status: HTTPResponse.Status { reply.response.status }

  /// Records that the body was read to its end.
  func succeed() { end(nil) }

  /// Checks the deadline of the body.
  ///
  /// - Throws: `deadline` if it has passed, because a body that was cut at the deadline may look complete.
  func checkTime() throws(ClientError) {
    guard deadline != nil, countedBody.isExpired else { return }
    end(.deadline)
    throw exchange.failure(.deadline, reply)
  }

  /// Converts an error of reading the body to an error of the client, and ends the transfer.
  func failed(_ error: StreamReadError) -> ClientError {
    let kind: ClientError.Kind =
      switch error {
      case _ where countedBody.isExpired && !Task.isCancelled: .deadline
      case .decoding(let error): .decoding(error)
      case .cancelled: .cancelled
      case .source(let error as TransportError):
        error.clientKind
      case .source(let error): .transport(TransportError(.other, reason: "\(error)"))
      }
    end(kind)
    return exchange.failure(kind, reply)
  }

  private func end(_ failure: ClientError.Kind?) {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    guard isFirst else { return }
    if let deadline { _ = pipeline.deadlines.remove(deadline) }
    if failure != nil { body.cancel() }
    let error = failure.map { exchange.failure($0, reply) }
    pipeline.recordEnd(of: exchange, since: start, reply, error, received: countedBody.count)
  }
}

/// The pause before a request that continues another one.
struct Pause: Sendable {
  var duration: Duration
  var reason: String
}

extension Pipeline {
  /// Sends an endpoint whose body is read in chunks. The client's timeout applies until the header fields
  /// arrive; that of the endpoint applies until the end.
  func open<Whole, Access>(
    _ endpoint: Endpoint<Whole, Access>, in environment: APIEnvironment
  ) async throws(ClientError) -> OpenedReply {
    let exchange = try exchange(for: endpoint, in: environment, isStreamed: true)
    return try await open(exchange, timeout: endpoint.timeout)
  }

  /// Sends an exchange whose body is read in chunks.
  ///
  /// - Parameters:
  ///   - exchange: The exchange to send.
  ///   - timeout: The time allowed until the end of the body; `nil` to apply the client's timeout until the
  ///     header fields arrive.
  ///   - pause: The pause before the exchange is sent.
  func open(
    _ exchange: Exchange, timeout: Duration?, after pause: Pause? = nil
  ) async throws(ClientError) -> OpenedReply {
    let start = options.clock.now
    let end = timeout.map { start + $0.asWait }
    monitors.record(.started, exchange)
    do {
      if let pause { try await wait(for: pause, until: end, exchange) }
      let rest = end.map { $0 - options.clock.now } ?? options.timeout
      let reply = try await withDeadline(rest, exchange) { () async throws(ClientError) in
        try await exchange.judge(self.send(exchange), isFinal: true)
      }
      return OpenedReply(reply, exchange, self, start: start, end: end)
    } catch {
      recordEnd(of: exchange, since: start, nil, error)
      throw error
    }
  }

  /// Waits for a pause, but not beyond the end of the time allowed.
  private func wait(
    for pause: Pause, until end: Duration?, _ exchange: Exchange
  ) async throws(ClientError) {
    monitors.record(.retrying(after: pause.duration, because: pause.reason), exchange)
    let rest = end.map { $0 - options.clock.now } ?? pause.duration
    do { try await options.clock.sleep(for: min(pause.duration, rest)) } catch {
      throw exchange.failure(.cancelled, attempts: 0)
    }
    if pause.duration > rest { throw exchange.failure(.deadline, attempts: 0) }
  }
}
