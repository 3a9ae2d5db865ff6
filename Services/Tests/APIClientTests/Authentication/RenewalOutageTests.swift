import APIClient
import Catalog
import CodableMapping
import Testing

/// Answers of a service of tokens that aren't a new credential. Only a refusal signs the user out: anything
/// else says nothing about the credential.
@Suite("Renewals that fail")
struct RenewalOutageTests {
  /// An answer of the service of tokens.
  struct Answer: Sendable, CustomTestStringConvertible {
    var name: String
    var answer: StubTransport.Answer
    /// Whether it refuses the renewal.
    var refuses = false
    /// Whether the service couldn't be reached.
    var isOffline = false

    var testDescription: String { name }
  }

  private static let page: HTTPFields = [.contentType: "text/html"]

  static let answers: [Answer] =
    [400, 401, 403].map { Answer(name: "\($0)", answer: status($0), refuses: true) }
    + [204, 304, 404, 405, 408, 409, 410, 415, 422, 429, 500, 501, 502, 503, 504, 511].map {
      Answer(name: "\($0)", answer: status($0))
    }
    + [
      Answer(name: "a page", answer: .reply(SampleReply("<html>", headerFields: page))),
      Answer(name: "a cut body", answer: .reply(SampleReply(#"{"account": "ada", "accessTo"#))),
      Answer(name: "another object", answer: .reply(SampleReply(#"{"error": "temporarily_unavailable"}"#))),
      Answer(name: "nothing", answer: .reply(SampleReply(""))),
    ]
    + [.hostNotFound, .notConnected, .connectionLost, .timedOut(.connection)].map {
      Answer(name: "\($0)", answer: .failure(TransportError($0)), isOffline: true)
    }
    + [.malformed, .headTooLarge, .untrusted, .forbiddenRedirect, .other].map {
      Answer(name: "\($0)", answer: .failure(TransportError($0)))
    }

  private static func status(_ code: Int) -> StubTransport.Answer {
    .reply(SampleReply("", status: HTTPResponse.Status(code: code)))
  }

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

  @Test(
    "Only a refusal signs out, however many requests fail, and the error is that of the renewal",
    arguments: answers, [(false, false), (false, true), (true, false), (true, true)])
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
        AuthenticationInterceptor(authenticator(guest(tokens, interceptors: retry), store))
      ])
    for number in 1...20 {
      let error = try #require(await failure(try await client.send(.todo(id: 1))))
      let isRefused = if case .unauthenticated = error.kind { true } else { false }
      #expect(isRefused == answer.refuses, "request \(number): \(error)")
      #expect(error.isOffline == answer.isOffline, "request \(number): \(error)")
    }
    isUp.update { $0 = true }
    if answer.refuses {
      #expect(store.load() == nil)
    } else {
      #expect(try await client.send(.todo(id: 1)).id == 1)
      #expect(store.load()?.accessToken == "new")
    }
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

  @Test("A refusal doesn't remove a credential that another authenticator has saved in the meantime")
  func savedDuringRefusal() async throws {
    let store = MemoryCredentialStore(BearerToken.ada(0))
    let tokens = StubTransport(recordsRequests: false) { _ in
      // Another process renewed it while this request was under way.
      store.save(.ada(1))
      return Self.status(400)
    }
    let service = StubTransport(recordsRequests: false) { exchange in
      exchange.request.headerFields[.authorization] == "Bearer 1" ? .reply(.todo) : .status(.unauthorized)
    }
    let client = guest(
      service, interceptors: [AuthenticationInterceptor(authenticator(guest(tokens), store))])
    #expect(try await client.send(.todo(id: 1)).id == 1)
    #expect(store.load() == .ada(1))
  }
}
