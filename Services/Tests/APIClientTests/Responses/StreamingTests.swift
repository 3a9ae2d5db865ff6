import APIClient
import Catalog
import CodableMapping
import JSONStreaming
import Testing

@Suite("Responses that are decoded as they arrive")
struct StreamingTests {
  private let stub = StubTransport.todos()
  private let whole =
    #"{"data": {"todos": [\#(Self.todo(1)), \#(Self.todo(2)), \#(Self.todo(3))]}, "page": 1}"#

  private static func todo(_ id: Int) -> String {
    #"{"userId": 1, "id": \#(id), "title": "t", "completed": false}"#
  }

  private func chunks(_ text: String, of size: Int) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
  }

  private func elements(_ client: Client<Guest>) -> ElementSequence<Todo> {
    client.elements(of: .bytes("todos"), at: "data.todos", as: CodableMapper<Todo>())
  }

  @Test("The elements of an array are decoded one by one, in any chunks", arguments: [1, 7, 64, 10_000])
  func elements(size: Int) async throws {
    stub.on(.get, "/v1/todos", .chunks(chunks(whole, of: size), SampleReply("")))
    var ids: [Int?] = []
    for try await todo in elements(guest(stub)) { ids.append(todo.id) }
    #expect(ids == [1, 2, 3])
    #expect(stub.requests.first?.isStreamed == true)
  }

  @Test("The error of an element has the request and its location in the whole body")
  func failures() async throws {
    let text = #"{"data": {"todos": [\#(Self.todo(1)),\#n {"userId": "x"}]}}"#
    stub.on(.get, "/v1/todos", .chunks(chunks(text, of: 9), SampleReply("")))
    var todos = elements(guest(stub)).makeAsyncIterator()
    #expect(try await todos.next()?.id == 1)
    let error = await failure(try await todos.next())
    #expect(
      error?.description
        == """
        GET https://api.example.com/v1/todos → 200: $.data.todos[1].userId: expected Int for Todo.userId, \
        found string "x" (line 2, column 13) [type-mismatch]
        """)
  }

  @Test("Elements that don't decode can be skipped and reported")
  func lossy() async throws {
    let text = #"{"data": {"todos": [\#(Self.todo(1)), {"userId": "x"}, \#(Self.todo(3))]}}"#
    stub.on(.get, "/v1/todos", .chunks(chunks(text, of: 9), SampleReply("")))
    let report = LossReport()
    var ids: [Int?] = []
    for try await todo in elements(guest(stub)).lossy(report) { ids.append(todo.id) }
    #expect(ids == [1, 3])
    #expect(report.dropped.map(\.index) == [1])
  }

  @Test(
    "The progress of the request's body ends with the stream", .timeLimit(.minutes(1)),
    arguments: [
      .chunks([Array("[]".utf8)], SampleReply("")), .chunks([Array("x".utf8)], SampleReply("")),
      .failure(TransportError(.connectionLost)),
    ] as [StubTransport.Answer])
  func progress(answer: StubTransport.Answer) async throws {
    // The stub stores the exchange, and with it the body.
    stub.on(.post, "/v1/todos", answer)
    let progress = ByteProgress()
    let endpoint = Endpoint<[UInt8], Guest>(
      .post, "todos", body: .multipart([.text("page", "1")], progress: progress)
    ) { $0 }
    do throws(ClientError) {
      for try await _ in guest(stub).elements(of: endpoint, as: CodableMapper<Todo>()) {}
    } catch { #expect(error.url == "https://api.example.com/v1/todos") }
    for await _ in progress {}
    #expect(stub.requests.count == 1)
  }

  @Test("The bytes of a stream are counted")
  func bytesReceived() async throws {
    let recorder = EventRecorder()
    stub.on(.get, "/v1/todos", .chunks(chunks(whole, of: 50), SampleReply("")), .reply(SampleReply(whole)))
    for _ in 1...2 { for try await _ in elements(guest(stub, monitors: [recorder])) {} }
    let ends = recorder.lines.filter { $0.contains("succeeded") }
    #expect(ends.count == 2)
    for end in ends { #expect(end.contains(" 1 attempt, \(whole.utf8.count) bytes, ")) }
  }

  @Test("After a failed request, a stream ends and sends nothing more")
  func failedOpening() async throws {
    stub.on(.get, "/v1/todos", .failure(TransportError(.connectionLost)), .reply(SampleReply(whole)))
    var todos = elements(guest(stub)).makeAsyncIterator()
    let error = await failure(try await todos.next())
    #expect(error?.transportError?.kind == .connectionLost)
    #expect(try await todos.next() == nil)
    #expect(stub.requests.count == 1)
  }

  @Test("Leaving the loop ends the transfer")
  func leaving() async throws {
    let tracker = ActivityTracker()
    stub.on(.get, "/v1/todos", .chunks(chunks(whole, of: 9), SampleReply("")))
    for try await _ in elements(guest(stub, monitors: [tracker])) { break }
    for await isActive in tracker.activity where !isActive { break }
    #expect(tracker.count == 0)
  }
}
