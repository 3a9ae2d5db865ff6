#if Client
internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

/// A reply whose body is being read. The transfer ends with it.
final class OpenedReply: Sendable {
  /// Sends the request.
  typealias Opening = @Sendable () async throws(ClientError) -> OpenedReply

  let body: ReplyBody
  private let reply: Reply
  private let exchange: Exchange
  private let pipeline: Pipeline
  private let start: Duration
  /// Whether the last event was told.
  private let isOver = Locked(false)

  init(_ reply: Reply, _ exchange: Exchange, _ pipeline: Pipeline, start: Duration) {
    self.reply = reply
    self.exchange = exchange
    self.pipeline = pipeline
    self.start = start
    body = reply.body
  }

  deinit {
    // Nobody wants the rest.
    end(.cancelled)
  }

  /// Tells that the body was read to its end.
  func succeed() { end(nil) }

  /// The client's error for that of reading the body.
  func failed(_ error: StreamReadError) -> ClientError {
    let kind: ClientError.Kind =
      switch error {
      case .decoding(let error): .decoding(error)
      case .cancelled: .cancelled
      case .source(let error as TransportError):
        error.kind == .cancelled ? .cancelled : .transport(error)
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
    if failure != nil { body.cancel() }
    var metrics = RequestMetrics()
    metrics.duration = pipeline.options.clock.now - start
    metrics.attempts = reply.attempts
    metrics.bytesSent = exchange.body?.count ?? 0
    metrics.source = reply.source
    if let failure {
      pipeline.record(.failed(exchange.failure(failure, reply), metrics), exchange)
    } else {
      pipeline.record(.succeeded(metrics), exchange)
    }
  }
}

extension Pipeline {
  /// Sends an endpoint whose body is read in chunks. The time allowed is that until its head is there.
  func open<Whole, Access>(
    _ endpoint: Endpoint<Whole, Access>, in environment: APIEnvironment
  ) async throws(ClientError) -> OpenedReply {
    let exchange = try exchange(for: endpoint, in: environment, isStreamed: true)
    let start = options.clock.now
    record(.started, exchange)
    do {
      let reply = try await withDeadline(endpoint.timeout ?? options.timeout, exchange) {
        () async throws(ClientError) in
        let reply = try await self.send(exchange)
        try await self.check(reply, exchange)
        return reply
      }
      return OpenedReply(reply, exchange, self, start: start)
    } catch {
      var metrics = RequestMetrics()
      metrics.duration = options.clock.now - start
      metrics.attempts = error.attempts
      record(.failed(error, metrics), exchange)
      throw error
    }
  }
}
#endif
