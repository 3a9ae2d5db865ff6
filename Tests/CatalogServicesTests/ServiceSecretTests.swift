#if ClientTests
import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import Foundation
import GRDBStore
import HTTPTypes
import JSONCore
import StoredReplies
import Synchronization
import TestSupport
import Testing

/// Passwords and tokens that are planted come out nowhere: in no text, and in no file.
@Suite("The services show no secrets")
struct ServiceSecretTests {
  private static let planted = "s3cr3t"

  private final class Texts: EventMonitor {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }

    func add(_ value: Any) {
      var text = "\(value)\n\(String(reflecting: value))\n"
      dump(value, to: &text)
      state.withLock { $0.append(text) }
    }

    func record(_ event: RequestEvent) {
      add(event)
      add(event.exchange.curlCommand)
      add(event.exchange.shownURL)
    }
  }

  /// Calls all that the services offer, whether it fails or not.
  private func callAll(_ services: Services, _ texts: Texts) async {
    func attempt<Value>(_ body: () async throws(ClientError) -> Value) async {
      do { _ = try await body() } catch {
        texts.add(error)
        texts.add(error.reason)
        if let status = error.statusError { texts.add(status) }
        if let decoding = error.decodingError { texts.add(decoding.rendered()) }
      }
    }
    await attempt { () async throws(ClientError) in
      try await services.authentication.signIn(name: "ada", password: Self.planted)
    }
    await attempt { () async throws(ClientError) in try await services.users.users() }
    await attempt { () async throws(ClientError) in
      try await services.users.edit(User(id: 1, email: "a@example.com", name: "Ada", skills: []))
    }
    await attempt { () async throws(ClientError) in try await services.movies.movie(id: 1) }
    await attempt { () async throws(ClientError) in try await services.movies.topRatedMovies(year: 2016) }
    await attempt { () async throws(ClientError) in try await services.repositories.fetchAll() }
    await attempt { () async throws(ClientError) in
      try await services.todos.save(Todo(userId: 1, id: nil, title: "Tea", completed: false))
    }
  }

  @Test(
    "With any response",
    arguments: [
      .reply(SampleReply(#"{"account": "ada", "token": "s3cr3t", "refresh_token": "s3cr3t"}"#)),
      .reply(SampleReply(#"{"account": 1, "token": "s3cr3t", "refresh_token": ["s3cr3t"]}"#)),
      .reply(
        SampleReply(#"{"users": [], "skills": []}"#, headerFields: [.setCookie: "id=s3cr3t", .eTag: "\"1\""])),
      .reply(SampleReply(#"{"token": "s3cr3t"}"#, status: .unauthorized)),
      .reply(SampleReply("", status: .found, headerFields: [.location: "/auth?token=s3cr3t"])),
      .failure(TransportError(.connectionLost)),
    ] as [StubTransport.Answer])
  func planted(answer: StubTransport.Answer) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "secrets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await GRDBStore.open(
      at: folder.appending(path: "store.sqlite").path, migrations: migrations())
    let session = Session(account: "ada", token: Self.planted, refreshToken: Self.planted)
    let context = APIContext(.test, credentials: MemoryCredentialStore(session))
    let texts = Texts()
    let services = await Services(
      context, transport: StubTransport { _ in answer }, store: store, replies: StoredReplyCache(store),
      monitors: [texts, EventLog { texts.add($0) }], retry: .never, onStorageFailure: { texts.add($0) },
      strategy: firstStrategy)
    await callAll(services, texts)
    for part in [
      services, services.authentication, services.authentication.authenticator, services.users,
      services.movies, services.todos, services.repositories, session, context, await context.credentials,
      StorageFailure.credential(CredentialStoreError("it is locked")),
      CatalogTables(firstStrategy(SkillCatalogue([]))),
    ] as [Any] {
      texts.add(part)
    }
    #expect(texts.all.count > 20)
    for text in texts.all { #expect(!text.contains(Self.planted)) }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(bytes.range(of: Data(Self.planted.utf8)) == nil, "\(name)")
    }
  }
}
#endif
