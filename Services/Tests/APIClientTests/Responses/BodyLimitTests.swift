import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Bodies that are too long or lost in transfer")
struct BodyLimitTests {
  /// A body without an end.
  private struct Endless: Transport, BodySource {
    let isCancelled = Shared(false)

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      Reply(HTTPResponse(status: .ok), body: ReplyBody(self))
    }

    func next() async throws(TransportError) -> [UInt8]? { Array("0123456789".utf8) }

    func cancel() { isCancelled.update { $0 = true } }
  }

  @Test("The transfer of a body above the limit ends")
  func endless() async {
    let transport = Endless()
    let error = await failure(try await guest(transport) { $0.bodyLimit = 25 }.send(.todo(id: 1)))
    #expect(error?.reason == "the body has more than 25 bytes")
    #expect(transport.isCancelled.value)
  }

  @Test("A body of exactly the limit is read in any chunks")
  func limit() async throws {
    let bytes = SampleReply.todo.body
    let stub = StubTransport { _ in .chunks(bytes.map { [$0] }, .todo) }
    #expect(try await guest(stub) { $0.bodyLimit = bytes.count }.send(.todo(id: 1)).id == 1)
    let error = await failure(try await guest(stub) { $0.bodyLimit = bytes.count - 1 }.send(.todo(id: 1)))
    #expect(error?.reason == "the body has more than \(bytes.count - 1) bytes")
  }

  @Test("A negative limit counts as 0", arguments: [0, -1, .min])
  func negative(limit: Int) async throws {
    for answer in [.reply(.todo), .chunks([Array("{}".utf8)], .todo)] as [StubTransport.Answer] {
      let error = await failure(
        try await guest(StubTransport { _ in answer }) { $0.bodyLimit = limit }.send(.todo(id: 1)))
      #expect(error?.reason == "the body has more than \(limit) bytes")
    }
  }

  private struct Todos: Target {
    let environment = APIEnvironment.test
    let path: Path = "todos"
  }

  @Test("A negative limit for errors counts as 0, also for shared requests", arguments: [0, -1, .min])
  func negativeOfErrors(limit: Int) async throws {
    var options = ClientOptions()
    (options.bodyLimit, options.errorBodyLimit) = (limit, limit)
    let missing = SampleReply("{}", status: .notFound)
    for answer in [.reply(missing), .chunks([missing.body], missing)] as [StubTransport.Answer] {
      for tracksInflight in [false, true] {
        let provider = Provider<Todos>(
          transport: StubTransport { _ in answer }, options: options, tracksInflight: tracksInflight)
        let error = await failure(try await provider.request(Todos()))
        #expect(error?.statusError?.body == [])
        #expect(error?.statusError?.isTruncated == true)
      }
    }
  }

  @Test("A stream that fails ends its transfer")
  func failedStream() async {
    let transport = Endless()
    let endpoint = Endpoint<[UInt8], Guest>.bytes("todos")
    var todos = guest(transport).elements(of: endpoint, as: CodableMapper<Todo>()).makeAsyncIterator()
    let error = await failure(try await todos.next())
    #expect(error?.decodingError != nil)
    #expect(transport.isCancelled.value)
  }

  // MARK: - Lost bodies

  /// A body that ends in the middle.
  private struct Cut: BodySource {
    let kind: TransportError.Kind
    let isBegun = Shared(false)

    func next() async throws(TransportError) -> [UInt8]? {
      guard isBegun.value else {
        isBegun.update { $0 = true }
        return Array("{".utf8)
      }
      throw TransportError(kind)
    }

    func cancel() {}
  }

  /// Loses the bodies of the first responses, and completes the others.
  private struct Losing: Transport {
    let kind: TransportError.Kind
    let losses: Int
    var status = HTTPResponse.Status.ok
    let count = Shared(0)

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      count.update { $0 += 1 }
      guard count.value <= losses else { return SampleReply.todo.reply }
      return Reply(HTTPResponse(status: status), body: ReplyBody(Cut(kind: kind)))
    }
  }

  private func client(_ transport: Losing, _ inner: [any Interceptor] = []) -> Client<Guest> {
    return guest(transport, interceptors: [RetryInterceptor.immediate] + inner)
  }

  private static let kinds: [TransportError.Kind] = [.connectionLost, .truncated, .timedOut(.idle)]

  @Test("Lost bodies are requested again", arguments: kinds, [false, true])
  func retried(kind: TransportError.Kind, isConditional: Bool) async throws {
    let client = client(Losing(kind: kind, losses: 2), isConditional ? [ConditionalRequests()] : [])
    let (todo, _, metrics) = try await client.reply(to: .todo(id: 1))
    #expect(todo.id == 1)
    #expect(metrics.attempts == 3)
    #expect(metrics.bytesReceived == SampleReply.todo.body.count)
  }

  @Test("If each attempt fails, the error has the status and the number of attempts")
  func given() async {
    let client = client(Losing(kind: .truncated, losses: 3))
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo) → 200 (3 attempts): the body ended before its announced length")
    #expect(error?.isOffline == true)
  }

  @Test("Neither the lost body of a POST nor that of an error is requested again", arguments: [true, false])
  func final(isPost: Bool) async {
    let transport = Losing(kind: .connectionLost, losses: 1, status: isPost ? .ok : .notFound)
    let endpoint = Endpoint<Todo, Guest>(isPost ? .post : .get, "todos", as: CodableMapper())
    let error = await failure(try await client(transport).send(endpoint))
    #expect(error?.transportError?.kind == .connectionLost)
    #expect(error?.status == (isPost ? .ok : .notFound))
    #expect(error?.isOffline == isPost)
    #expect(transport.count.value == 1)
  }
}
