import APIClient
import Catalog
import Testing

@Suite("Interceptors")
struct InterceptorTests {
  /// Records when it receives the request and the response.
  private struct Noting: Interceptor {
    let name: String
    let notes: Shared<[String]>

    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      notes.update { $0.append("\(name) sees \(exchange.request.headerFields[.acceptLanguage] ?? "none")") }
      let reply = try await next(exchange)
      notes.update { $0.append("\(name) is answered") }
      return reply
    }
  }

  /// Counts on its own actor.
  private actor Counting: Interceptor {
    private(set) var count = 0

    func intercept(_ exchange: consuming Exchange, next: Next) async throws(ClientError) -> Reply {
      count += 1
      exchange.request.headerFields[.acceptLanguage] = "\(count)"
      return try await next(exchange)
    }
  }

  private let language = RequestAdapter { $0.request.headerFields[.acceptLanguage] = "it" }

  @Test("The first interceptor gets the request first and the response last; later ones get its changes")
  func order() async throws {
    let notes = Shared<[String]>([])
    let (outer, inner) = (Noting(name: "outer", notes: notes), Noting(name: "inner", notes: notes))
    _ = try await guest(interceptors: [outer, language, inner]).send(.todo(id: 1))
    #expect(notes.value == ["outer sees none", "inner sees it", "inner is answered", "outer is answered"])
  }

  @Test("A retry doesn't contain the changes of inner interceptors")
  func changes() async throws {
    let adding = RequestAdapter {
      $0.request.headerFields.append(HTTPField(name: .acceptLanguage, value: "it"))
    }
    let stub = StubTransport.todos(.failure(TransportError(.connectionLost)), .reply(.todo))
    let client = guest(stub, interceptors: [RetryInterceptor.immediate, adding, adding])
    #expect(try await client.send(.todo(id: 1)).id == 1)
    let languages = stub.requests.map { $0.request.headerFields[values: .acceptLanguage] }
    #expect(languages == [["it", "it"], ["it", "it"]])
  }

  @Test("Default fields are set only if they are missing")
  func defaultFields() async throws {
    let stub = StubTransport.todos()
    let adapter = RequestAdapter(defaultFields: [.accept: "text/plain", .acceptLanguage: "it"])
    _ = try await guest(stub, interceptors: [adapter]).send(.todo(id: 1))
    #expect(
      stub.requests.map(\.request.headerFields) == [[.accept: "application/json", .acceptLanguage: "it"]])
  }

  @Test("An interceptor can be an actor")
  func actors() async throws {
    let stub = StubTransport.todos()
    let counting = Counting()
    let client = guest(stub, interceptors: [counting, language, counting])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    #expect(await counting.count == 4)
    #expect(stub.requests.map { $0.request.headerFields[.acceptLanguage] } == ["2", "4"])
  }
}
