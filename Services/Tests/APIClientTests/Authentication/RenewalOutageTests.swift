import APIClient
import Catalog
import CodableMapping
import MappingTestSupport
import OfflineStore
import Testing

/// Answers of a service of tokens that aren't a new credential. Only a refusal signs the user out: after
/// anything else, the credential may still be valid.
@Suite("Renewals that fail")
struct RenewalOutageTests {
  /// An answer of the service of tokens, and the kind of the error that follows.
  struct Answer: Sendable, CustomTestStringConvertible {
    var name: String
    var answer: StubTransport.Answer
    var kind: String
    /// Whether the service couldn't be reached, so that a stored value is used.
    var isOffline = false
    /// Whether it refuses the renewal.
    var refuses: Bool { kind == "unauthenticated" }

    var testDescription: String { name }
  }

  private static let page: HTTPFields = [.contentType: "text/html"]

  static let answers: [Answer] =
    [400, 401, 403].map { Answer(name: "\($0)", answer: status($0), kind: "unauthenticated") }
    + [300, 304, 307, 404, 405, 408, 409, 410, 415, 422, 429, 500, 501, 502, 503, 504, 511].map {
      Answer(name: "\($0)", answer: status($0), kind: "status")
    }
    + [
      Answer(name: "a page", answer: .reply(SampleReply("<html>", headerFields: page)), kind: "status"),
      Answer(name: "a page for a portal", answer: .moved(to: "http://portal/"), kind: "transport"),
      Answer(name: "an endless redirect", answer: .moved(to: "token"), kind: "transport"),
      Answer(name: "a cut body", answer: body(#"{"account": "ada", "accessTo"#), kind: "decoding"),
      Answer(
        name: "another object", answer: body(#"{"error": "temporarily_unavailable"}"#), kind: "decoding"),
      Answer(name: "nothing", answer: body(""), kind: "decoding"),
      Answer(name: "204", answer: status(204), kind: "decoding"),
      Answer(name: "a long body", answer: body(String(repeating: " ", count: 9999)), kind: "bodyTooLarge"),
      Answer(name: "slow", answer: .silence, kind: "deadline", isOffline: true),
      // The renewal was cancelled, for example by a user who closed the window for signing in.
      Answer(name: "cancelled", answer: .failure(TransportError(.cancelled)), kind: "cancelled"),
    ]
    + [.hostNotFound, .notConnected, .connectionLost, .timedOut(.connection), .timedOut(.idle), .truncated]
    .map {
      Answer(name: "\($0)", answer: .failure(TransportError($0)), kind: "transport", isOffline: true)
    }
    + [.malformed, .headTooLarge, .untrusted, .forbiddenRedirect, .consumerTooSlow, .other].map {
      Answer(name: "\($0)", answer: .failure(TransportError($0)), kind: "transport")
    }

  private static func status(_ code: Int) -> StubTransport.Answer {
    .reply(SampleReply("", status: HTTPResponse.Status(code: code)))
  }

  private static func body(_ text: String) -> StubTransport.Answer { .reply(SampleReply(text)) }

  /// The token of a store, which expires at once or is refused.
  private static func token(_ hasExpired: Bool) -> BearerToken {
    BearerToken(account: "ada", accessToken: "old", refreshToken: "r", expiry: hasExpired ? 0 : nil)
  }

  private func authenticator(_ tokens: Client<Guest>, _ store: any CredentialStore<BearerToken>)
    -> Authenticator<BearerToken>
  {
    Authenticator(store: store) { (_: BearerToken?) throws(ClientError) in
      try await tokens.send(Endpoint<BearerToken, Guest>.get("token", as: BearerToken.mapping))
    }
  }

  /// A client of the service of tokens. A slow response, which never arrives, fails at once.
  private func tokenClient(
    _ stub: StubTransport, _ answer: Answer, _ interceptors: [any Interceptor] = []
  ) -> Client<Guest> {
    guest(stub, interceptors: interceptors) {
      $0.bodyLimit = 1000
      if answer.kind == "deadline" { $0.timeout = .milliseconds(1) }
    }
  }

  @Test(
    "Only a refusal signs out, however many requests fail, and the error is that of the renewal",
    arguments: Thoroughness.sample(answers), [(false, false), (false, true), (true, false), (true, true)])
  func failures(answer: Answer, state: (hasExpired: Bool, retries: Bool)) async throws {
    let isUp = Shared(false)
    let tokens = StubTransport(recordsRequests: false) { _ in
      isUp.value ? .reply(SampleReply(#"{"account":"ada","accessToken":"new"}"#)) : answer.answer
    }
    let service = StubTransport(recordsRequests: false) { exchange in
      exchange.request.headerFields[.authorization] == "Bearer new" ? .reply(.todo) : .status(.unauthorized)
    }
    let store = MemoryCredentialStore(Self.token(state.hasExpired))
    let retry: [any Interceptor] = state.retries ? [RetryInterceptor.immediate] : []
    let client = guest(
      service,
      interceptors: retry + [
        AuthenticationInterceptor(authenticator(tokenClient(tokens, answer, retry), store))
      ])
    let saved = Shared(0)
    let todo = Offline(
      OfflineResource(
        load: { () throws(StoreError) in OfflineResource<Int>.Stored(value: 7, date: nil) },
        save: { (id, _) throws(StoreError) in saved.update { $0 = id } })
    ) { () async throws(ClientError) in try await client.send(.todo(id: 1)).userId }
    for number in 1...20 {
      let error = try #require(await failure(try await client.send(.todo(id: 1))))
      #expect("\(error.kind)".prefix { $0 != "(" } == answer.kind, "request \(number): \(error)")
      #expect(error.isOffline == answer.isOffline, "request \(number): \(error)")
      #expect(error.url.contains("todos") == answer.refuses, "request \(number): \(error)")
      let served = try? await todo.networkFirst()
      #expect(
        served == (answer.isOffline ? OfflineValue(7, from: .store(age: nil)) : nil), "request \(number)")
      #expect(store.load() == (answer.refuses ? nil : Self.token(state.hasExpired)), "request \(number)")
    }
    isUp.update { $0 = true }
    guard !answer.refuses else { return }
    #expect(try await todo.networkFirst() == OfflineValue(1, from: .remote))
    #expect(saved.value == 1)
    #expect(store.load()?.accessToken == "new")
  }

  @Test("Authenticators that share a store use the credential that one of them renewed")
  func sharedStore() async throws {
    // The service accepts a refresh token once.
    let accepted = Shared(0)
    let tokens = StubTransport(recordsRequests: false) { _ in
      accepted.update { $0 += 1 }
      return .reply(SampleReply(#"{"account":"ada","accessToken":"\#(accepted.value)"}"#))
    }
    let service = StubTransport(recordsRequests: false) { exchange in
      exchange.request.headerFields[.authorization] == "Bearer \(accepted.value)"
        ? .reply(.todo) : .status(.unauthorized)
    }
    let store = MemoryCredentialStore(BearerToken.ada(0))
    let clients = (1...3).map { _ in
      guest(service, interceptors: [AuthenticationInterceptor(authenticator(guest(tokens), store))])
    }
    for client in clients { #expect(try await client.send(.todo(id: 1)).id == 1) }
    for round in 1...4 {
      // The current token is refused from now on.
      accepted.update { $0 += 10 }
      let renewed = accepted.value + 1
      for client in clients { #expect(try await client.send(.todo(id: 1)).id == 1, "round \(round)") }
      #expect(accepted.value == renewed)
      #expect(store.load() == .ada(renewed))
    }
  }

  @Test(
    "The credential that another process has saved before or during a renewal is used, however that fails",
    arguments: answers, [false, true])
  func savedElsewhere(answer: Answer, isBefore: Bool) async throws {
    let store = MemoryCredentialStore(BearerToken.ada(0))
    let renewals = Shared(0)
    let tokens = StubTransport(recordsRequests: false) { _ in
      renewals.update { $0 += 1 }
      store.save(.ada(1))
      return answer.answer
    }
    let service = StubTransport(recordsRequests: false) { exchange in
      if exchange.request.headerFields[.authorization] == "Bearer 1" { return .reply(.todo) }
      if isBefore { store.save(.ada(1)) }
      return .status(.unauthorized)
    }
    let authentication = AuthenticationInterceptor(authenticator(tokenClient(tokens, answer), store))
    let client = guest(service, interceptors: [authentication])
    for _ in 1...20 { #expect(try await client.send(.todo(id: 1)).id == 1) }
    #expect(store.load() == .ada(1))
    #expect((renewals.value == 0) == isBefore)
  }
}
