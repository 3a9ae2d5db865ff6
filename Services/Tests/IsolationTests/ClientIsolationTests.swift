import APIClient
import CodableMapping
import JSONMapping
import Testing

// This module's declarations are isolated to the main actor by default.

private nonisolated struct Note: Codable, Sendable { var text: String }

private nonisolated enum Reader: Scope { typealias Included = Anyone }

nonisolated extension Endpoint where Response == Note, Access == Reader {
  fileprivate static var note: Endpoint { .get("note", as: CodableMapper<Note>()) }
}

/// The requests of a screen in an app.
private final class Screen {
  var text = ""
  let client = Client<Reader>(
    APIEnvironment("test", "https://api.example.com"),
    transport: StubTransport { _ in .reply(SampleReply(#"{"text": "tea"}"#)) },
    interceptors: [RetryInterceptor(), ConditionalRequests()])

  func load() async throws(ClientError) { text = try await client.send(.note).text }

  func loadEach() async throws {
    for await (_, result) in client.each([.note, .note], limit: 2) { text += try result.get().text }
  }

  func loadBoth() async throws(ClientError) {
    let (first, second) = try await client.all(Endpoint.note, Endpoint.note)
    text = first.text + second.text
  }
}

@Suite("The client, where the main actor is the default")
struct ClientIsolationTests {
  @Test("A screen of the main actor sends requests")
  func loading() async throws {
    let screen = Screen()
    try await screen.load()
    #expect(screen.text == "tea")
    try await screen.loadBoth()
    #expect(screen.text == "teatea")
    try await screen.loadEach()
    #expect(screen.text == "teateateatea")
  }

  @Test("A callback is called on the main actor")
  func callback() async {
    let screen = Screen()
    await withCheckedContinuation { continuation in
      screen.client.send(.note) { result in
        screen.text = (try? result.get().text) ?? ""
        continuation.resume()
      }
    }
    #expect(screen.text == "tea")
  }
}
