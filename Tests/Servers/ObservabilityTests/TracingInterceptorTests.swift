import APIClient
import APIClientObservability
import CodableMapping
import InMemoryTracing
import Testing
import Tracing

@Suite("Spans of requests")
struct TracingInterceptorTests {
  /// The spans of each outcome: the error, the number of the retry, the status, and the status of the span.
  private static let spans: [(Outcome, [String])] = [
    (.success, [span(status: 200)]),
    (.status, [span(error: "404", status: 404, "error")]),
    (.transport, [span(error: "untrusted", "error: the server is not trusted")]),
    (.retry, [span(error: "503", status: 503, "error"), span(resent: 1, status: 200)]),
    (.refresh, [span(error: "401", status: 401, "error"), span(resent: 1, status: 200)]),
    (.cancellation, [span(error: "cancelled", "error: cancelled")]),
    // A body that arrived is a success of HTTP.
    (.decoding, [span(status: 200)]),
  ]

  private static func span(
    error: String? = nil, resent: Int? = nil, status: Int? = nil, _ spanStatus: String? = nil
  ) -> String {
    let parts = [
      "client GET /v1/todos/{}", error.map { "error.type=\($0)" }, "http.request.method=GET",
      resent.map { "http.request.resend_count=\($0)" }, status.map { "http.response.status_code=\($0)" },
      "server.address=api.example.com", "server.port=443",
      "url.full=https://api.example.com/v1/todos/7?page=2&token=•••", "url.template=/v1/todos/{}", spanStatus,
    ]
    return parts.compactMap(\.self).joined(separator: " | ")
  }

  @Test("Each attempt has a span", arguments: spans)
  func attempts(outcome: Outcome, spans: [String]) async {
    let backends = Backends()
    await outcome.run(backends)
    #expect(backends.spans == spans)
    #expect(backends.tracer.spans.activeSpans.isEmpty)
  }

  @Test("Each attempt sends the context of its span", arguments: Outcome.all)
  func context(outcome: Outcome) async throws {
    let backends = Backends()
    let requests = await outcome.run(backends)
    let name = try #require(HTTPField.Name("traceparent"))
    let spans = backends.tracer.spans.finishedSpans
    #expect(spans.count == requests.count)
    #expect(
      requests.map { $0.request.headerFields[name] } == spans.map { "00-\($0.traceID)-\($0.spanID)-01" })
  }

  @Test("A span is the child of the caller's span, and the parent of the transport's")
  func parents() async throws {
    let tracer = HeaderTracer()
    let client = Client<Anyone>(
      APIEnvironment("test", "https://api.example.com"), transport: Spanning(),
      interceptors: [TracingInterceptor()])
    await withTracer(tracer) {
      await withSpan("caller") { _ in _ = try? await client.send(Endpoint<Void, Anyone>.get("todos")) }
    }
    let spans = tracer.spans.finishedSpans
    #expect(spans.map(\.operationName) == ["transport", "GET /todos", "caller"])
    #expect(spans.map(\.parentSpanID) == [spans[1].spanID, spans[2].spanID, nil])
  }

  /// A transport with a span of its own.
  private struct Spanning: Transport {
    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      withSpan("transport") { _ in Reply(HTTPResponse(status: .ok)) }
    }
  }

  @Test("Without a tracer, requests are sent unchanged")
  func noTracer() async throws {
    let stub = StubTransport { _ in .reply(Outcome.todo) }
    let client = Client<Anyone>(
      APIEnvironment("test", "https://api.example.com"), transport: stub,
      interceptors: [TracingInterceptor()])
    try await client.send(Endpoint<Void, Anyone>.get("todos"))
    #expect(stub.requests.map(\.request.headerFields) == [[.accept: "application/json"]])
  }

  @Test(
    "A redirect is part of the attempt, and sends the context only to the same origin",
    arguments: [("https://api.example.com/v2/todos", true), ("https://cdn.example.com/todos", false)])
  func redirect(location: String, sendsContext: Bool) async throws {
    let backends = Backends()
    let stub = StubTransport { _ in .reply(SampleReply("{}")) }
    stub.on(.get, "/v1/todos", reply: SampleReply("", status: .found, headerFields: [.location: location]))
    try await withTracer(backends.tracer) { () async throws in
      try await Outcome.client(stub, backends).send(Endpoint<Void, Anyone>.get("todos"))
    }
    let name = try #require(HTTPField.Name("traceparent"))
    #expect(stub.requests.map { $0.request.headerFields[name] != nil } == [true, sendsContext])
    #expect(
      backends.spans == [
        """
        client GET /v1/todos | http.request.method=GET | http.response.status_code=200 \
        | server.address=api.example.com | server.port=443 | url.full=https://api.example.com/v1/todos \
        | url.template=/v1/todos
        """
      ])
  }

  @Test("An uncommon method isn't part of names")
  func uncommonMethod() async throws {
    let backends = Backends()
    let stub = StubTransport { _ in .reply(SampleReply("{}")) }
    let method = try #require(HTTPRequest.Method("PURGE"))
    try await withTracer(backends.tracer) { () async throws in
      try await Outcome.client(stub, backends).send(
        Endpoint<[UInt8], Anyone>(method, "todos/\(7)") { $0 })
    }
    #expect(
      backends.spans == [
        """
        client HTTP /v1/todos/{} | http.request.method=_OTHER | http.request.method_original=PURGE \
        | http.response.status_code=200 | server.address=api.example.com | server.port=443 \
        | url.full=https://api.example.com/v1/todos/7 | url.template=/v1/todos/{}
        """
      ])
  }

  /// The ends of a streamed response: its chunks, whether the program reads them all, and the end of the
  /// span.
  private static let streams: [(chunks: [String], readsAll: Bool, end: String)] = [
    ([#"[{"id": 1, "title": "a"}"#, #", {"id": 2, "title": "b"}]"#], true, "url.template=/v1/todos"),
    ([#"[{"id": 1, "title": "a"}"#, #", {"id": 2, "title": "b"}]"#], false, "url.template=/v1/todos"),
    ([#"[{"id": 1, "title": "a"}"#, "lost"], true, "error: the connection was lost"),
  ]

  @Test("The span of a streamed response ends with its body", arguments: streams)
  func streamed(chunks: [String], readsAll: Bool, end: String) async throws {
    let backends = Backends()
    let client = Outcome.client(Chunked(chunks: chunks), backends)
    let todos = client.elements(
      of: Endpoint<[Todo], Anyone>.get("todos", as: CodableMapper<Todo>().array), as: CodableMapper<Todo>())
    await withTracer(backends.tracer) {
      do {
        for try await _ in todos {
          #expect(backends.spans == [])
          if !readsAll { break }
        }
      } catch {
        #expect(end.hasPrefix("error"))
      }
    }
    #expect(backends.spans.map { $0.split(separator: " | ").last.map(String.init) } == [end])
    #expect(backends.tracer.spans.activeSpans.isEmpty)
  }

  /// A transport whose bodies arrive in chunks; the chunk `lost` is the end of the connection.
  private struct Chunked: Transport {
    let chunks: [String]

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      let response = HTTPResponse(status: .ok, headerFields: [.contentType: "application/json"])
      return Reply(response, body: ReplyBody(Source(chunks)))
    }

    private actor Source: BodySource {
      private var rest: ArraySlice<String>

      init(_ chunks: [String]) { rest = chunks[...] }

      func next() async throws(TransportError) -> [UInt8]? {
        let chunk = rest.popFirst()
        if chunk == "lost" { throw TransportError(.connectionLost) }
        return chunk.map { Array($0.utf8) }
      }

      nonisolated func cancel() {}
    }
  }
}
