import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Bodies have a limit")
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
}
