internal import HTTPTypes
internal import JSONCore
internal import JSONMapping
internal import JSONStreaming

/// The requests for a stream of events.
struct EventRequests: Sendable {
  /// Sends a request for the events after one, within a time, after a pause.
  let open: @Sendable (_ lastID: String, Duration?, Pause?) async throws(ClientError) -> OpenedReply
  /// The time allowed for all requests.
  let timeout: Duration?
  /// Whether another request may follow.
  let isRepeatable: Bool
  /// The delay before another request, unless the service requests one.
  let delay: Duration
  let clock: RequestClock

  /// The longest delay after failures, unless the first is longer.
  private static let longestDelay = Duration.seconds(30)
  /// The shortest delay. Without it, a service could cause requests without a pause.
  private static let shortestDelay = Duration.milliseconds(100)
  /// The longest delay that a service can request.
  private static let longestRequest = Duration.seconds(300)

  /// The delay before another request. It doubles with each request that receives no event.
  ///
  /// - Parameters:
  ///   - requested: The delay that the service requests.
  ///   - failures: The number of requests in a row that have received no event.
  func delay(_ requested: Duration?, after failures: Int) -> Duration {
    var policy = RetryPolicy()
    policy.delay = max(requested.map { min($0, Self.longestRequest) } ?? delay, Self.shortestDelay)
    policy.longestDelay = max(policy.delay, Self.longestDelay)
    policy.jitter = 0
    return policy.delay(before: failures + 1, random: 0)
  }

  /// Whether another request follows this failure of one.
  func continues(after error: ClientError) -> Bool {
    guard isRepeatable else { return false }
    return switch error.kind {
    case .transport(let error): error.kind.isAbsence
    // The timeout of the endpoint covers all requests.
    case .deadline: timeout == nil
    default: false
    }
  }
}

/// Reads the events of a service. When a response ends, another request continues the stream.
struct EventReader<Value> {
  private let requests: EventRequests
  private let decode: @Sendable ([UInt8]) throws(JSONError) -> Value
  private let report: (@Sendable (DroppedElement) -> Void)?
  private var parser: EventParser
  private var connection: (reply: OpenedReply, chunks: ReplyBody.AsyncIterator)?
  /// The pause before the next request.
  private var pause: Pause?
  /// The number of requests in a row that have received no event.
  private var failures = 0
  /// The end of the time allowed for all requests, once the first is sent.
  private var end: Duration?
  private var isOver = false

  init(
    _ requests: EventRequests, _ parser: EventParser,
    _ decode: @escaping @Sendable ([UInt8]) throws(JSONError) -> Value,
    report: (@Sendable (DroppedElement) -> Void)?
  ) {
    self.requests = requests
    self.parser = parser
    self.decode = decode
    self.report = report
  }

  /// Returns the next event; `nil` at the end, and after an error.
  mutating func next() async throws(ClientError) -> ServerSentEvent<Value>? {
    guard !isOver else { return nil }
    isOver = true
    let event = try await following()
    isOver = event == nil
    return event
  }

  private mutating func following() async throws(ClientError) -> ServerSentEvent<Value>? {
    while true {
      guard let reply = connection?.reply else {
        guard try await connect() else { return nil }
        continue
      }
      if let event = try parsed(of: reply) { return event }
      let chunk: [UInt8]?
      do throws(TransportError) { chunk = try await connection?.chunks.next() } catch {
        try reconnect(after: reply.failed(.source(error)))
        continue
      }
      try reply.checkTime()
      if let chunk {
        parser.append(chunk)
        continue
      }
      reply.succeed()
      guard requests.isRepeatable else { return nil }
      reconnect(because: "the end of the response")
    }
  }

  // MARK: Connections

  /// Sends a request; returns `false` if the service has no more events.
  private mutating func connect() async throws(ClientError) -> Bool {
    let now = requests.clock.now
    if end == nil { end = requests.timeout.map { now + $0.asWait } }
    do throws(ClientError) {
      let reply = try await requests.open(parser.lastID, end.map { $0 - now }, pause)
      guard reply.status != .noContent else {
        reply.succeed()
        return false
      }
      parser.begin()
      connection = (reply, reply.body.makeAsyncIterator())
    } catch {
      try reconnect(after: error)
    }
    return true
  }

  /// Prepares another request, if one may follow this failure.
  private mutating func reconnect(after error: ClientError) throws(ClientError) {
    guard requests.continues(after: error) else { throw error }
    reconnect(because: error.reason)
  }

  private mutating func reconnect(because reason: String) {
    pause = Pause(duration: requests.delay(parser.delay, after: failures), reason: reason)
    failures += 1
    connection = nil
  }

  // MARK: Events

  /// Returns the next event of the bytes that have arrived; `nil` if more are needed.
  private mutating func parsed(of reply: OpenedReply) throws(ClientError) -> ServerSentEvent<Value>? {
    while true {
      guard !Task.isCancelled else { throw reply.failed(.cancelled) }
      let text: EventText
      do throws(JSONError) {
        guard let next = try parser.next() else { return nil }
        text = next
        failures = 0
      } catch {
        try drop(error, of: reply)
        continue
      }
      let value: Value
      do throws(JSONError) { value = try decode(text.data) } catch {
        try drop(text.moved(error), (text.id, text.type), of: reply)
        continue
      }
      try reply.checkTime()
      return ServerSentEvent(id: text.id, type: text.type, value: value)
    }
  }

  /// Reports an event that doesn't decode, or throws its error.
  private func drop(
    _ error: JSONError, _ event: (id: String, type: String)? = nil, of reply: OpenedReply
  ) throws(ClientError) {
    guard let report else {
      var failure = reply.failed(.decoding(error))
      failure.event = event
      throw failure
    }
    report(DroppedElement(index: parser.count - 1, error: error))
  }
}
