internal import HTTPTypes
public import JSONCore
public import JSONMapping
public import JSONStreaming

extension Client {
  /// Sends an endpoint and decodes the server-sent events of the response one by one, as they arrive.
  ///
  ///     for try await event in client.events(of: .bytes("notices"), as: notices) {
  ///       show("\(event.type) \(event.id): \(event.value)")
  ///     }
  ///
  /// The request is sent when the loop begins. When the response ends, or the network fails, another request
  /// continues the stream after a delay, with the id of the last event as `Last-Event-ID`. The delay is at
  /// least 100 milliseconds. It doubles, up to 30 seconds or its first value if that is longer, while no event
  /// arrives. Each request passes through the interceptors, so it carries a current credential.
  ///
  /// The loop ends when the service responds with 204. A status other than 200, a media type other than
  /// `text/event-stream`, and an event that doesn't decode are errors. Requests that aren't idempotent, such
  /// as a POST, are sent only once: the loop ends with the response. For a GET of a stream that has an end,
  /// set ``Endpoint/idempotency`` to `never`.
  ///
  /// The timeout of the endpoint covers all requests. Without one, there is no limit, and
  /// ``ClientOptions/timeout`` applies to each request until the header fields arrive.
  ///
  /// Source: the HTML standard, section 9.2.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send. Its own response isn't decoded.
  ///   - decoding: Decodes the data of the events.
  ///   - options: The limit for the size of a line, and of the data of an event.
  ///   - reconnectionDelay: The delay before another request, unless the service sets one with the field
  ///     `retry`, of at most five minutes.
  ///   - idleTimeout: The longest time to wait for the next byte, after which another request continues the
  ///     stream; `nil` for the limit of the client. Services usually send a comment every 15 seconds.
  public func events<Whole, Value>(
    of endpoint: Endpoint<Whole, Granted>, as decoding: any Decoding<Value>,
    options: StreamOptions = StreamOptions(), reconnectionDelay: Duration = .seconds(3),
    idleTimeout: Duration? = nil
  ) -> ServerSentEvents<Value> {
    ServerSentEvents(
      requests(for: endpoint, reconnectionDelay, idleTimeout), parser(for: endpoint, options)
    ) { (data) throws(JSONError) in try decoding.decode(data) }
  }

  /// Sends an endpoint and returns the server-sent events of the response one by one, with their data as
  /// text: for data that isn't JSON, or is decoded by another mapper for each type of event.
  ///
  /// The parameters are those of ``Client/events(of:as:options:reconnectionDelay:idleTimeout:)``. Bytes that
  /// aren't UTF-8 are replaced by U+FFFD.
  public func events<Whole>(
    of endpoint: Endpoint<Whole, Granted>, options: StreamOptions = StreamOptions(),
    reconnectionDelay: Duration = .seconds(3), idleTimeout: Duration? = nil
  ) -> ServerSentEvents<String> {
    ServerSentEvents(
      requests(for: endpoint, reconnectionDelay, idleTimeout), parser(for: endpoint, options)
    ) { String(decoding: $0, as: UTF8.self) }
  }

  private func parser<Whole>(for endpoint: Endpoint<Whole, Granted>, _ options: StreamOptions) -> EventParser
  {
    let name = HarmlessFields.lastEventID
    return EventParser(
      lastID: name.flatMap { endpoint.headerFields[$0] } ?? "", limit: options.elementLimit)
  }

  private func requests<Whole>(
    for endpoint: Endpoint<Whole, Granted>, _ delay: Duration, _ idleTimeout: Duration?
  ) -> EventRequests {
    EventRequests(
      open: { [pipeline, environment] (lastID, timeout, pause) async throws(ClientError) in
        var exchange = try pipeline.exchange(for: endpoint, in: environment, isStreamed: true)
        exchange.requestEvents(after: lastID, of: endpoint)
        if let idleTimeout { exchange.idleTimeout = idleTimeout }
        return try await pipeline.open(exchange, timeout: timeout, after: pause)
      },
      timeout: endpoint.timeout, isRepeatable: endpoint.idempotency.permitsRepeating(endpoint.method),
      delay: delay, clock: pipeline.options.clock)
  }
}

extension Exchange {
  /// Sets the header fields and the conditions of a request for events.
  fileprivate mutating func requestEvents<Whole, Access>(
    after lastID: String, of endpoint: Endpoint<Whole, Access>
  ) {
    let defaults: HTTPFields = [.accept: "text/event-stream", .cacheControl: "no-store"]
    replace(defaults.filter { endpoint.headerFields[$0.name] == nil })
    if let name = HarmlessFields.lastEventID {
      request.headerFields[name] = lastID.isEmpty ? nil : lastID
    }
    self[Acceptance.self] = self[Acceptance.self].map {
      Acceptance(
        status: .codes([200]), contentTypes: ["text/event-stream"], requiresContentType: true,
        absentStatuses: [204], bodyLimit: $0.bodyLimit, errorBodyLimit: $0.errorBodyLimit)
    }
  }
}

/// The server-sent events of a service, decoded one by one as they arrive.
public struct ServerSentEvents<Value>: AsyncSequence, Sendable {
  /// An event.
  public typealias Element = ServerSentEvent<Value>

  private let requests: EventRequests
  private let parser: EventParser
  private let decode: @Sendable ([UInt8]) throws(JSONError) -> Value
  private var report: (@Sendable (DroppedElement) -> Void)?

  init(
    _ requests: EventRequests, _ parser: EventParser,
    _ decode: @escaping @Sendable ([UInt8]) throws(JSONError) -> Value
  ) {
    self.requests = requests
    self.parser = parser
    self.decode = decode
  }

  /// Returns a sequence without the events that don't decode; each is reported before the next event is
  /// returned.
  public func lossy(_ report: @escaping @Sendable (DroppedElement) -> Void) -> ServerSentEvents {
    var events = self
    events.report = report
    return events
  }

  /// Returns a sequence without the events that don't decode, which are added to a report.
  public func lossy(_ report: LossReport) -> ServerSentEvents { lossy { report.add($0) } }

  /// Iterates over the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var reader: EventReader<Value>

    /// Returns the next event; `nil` at the end, and after an error.
    ///
    /// - Throws: ``ClientError``: that of a request, of the transport, or of decoding the event. An error of
    ///   decoding has the path, the location in the body of the response, and ``ClientError/event``.
    public mutating func next() async throws(ClientError) -> ServerSentEvent<Value>? {
      try await reader.next()
    }
  }

  /// Creates an iterator, which sends the request for its first event.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(reader: EventReader(requests, parser, decode, report: report))
  }
}

extension ServerSentEvents: ShownByDescription {}

extension ServerSentEvents.AsyncIterator: ShownByDescription {}
