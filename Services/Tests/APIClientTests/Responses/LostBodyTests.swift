import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Bodies that are lost in transfer")
struct LostBodyTests {
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

  @Test("The lost body of a POST isn't requested again")
  func post() async {
    let transport = Losing(kind: .connectionLost, losses: 1)
    let endpoint = Endpoint<Todo, Guest>(.post, "todos", as: CodableMapper())
    let error = await failure(try await client(transport).send(endpoint))
    #expect(error?.transportError?.kind == .connectionLost)
    #expect(transport.count.value == 1)
  }

  @Test("A lost body of an error isn't requested again")
  func status() async {
    let transport = Losing(kind: .connectionLost, losses: 1, status: .notFound)
    let error = await failure(try await client(transport).send(.todo(id: 1)))
    #expect(error?.status == .notFound)
    #expect(error?.isOffline == false)
    #expect(transport.count.value == 1)
  }
}
