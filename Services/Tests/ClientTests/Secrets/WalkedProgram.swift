import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import CodableMapping
import Foundation
import GRDBStore
import JSONCore
import OfflineStore
import URLSessionTransport

/// A program full of secrets: a client of a real server, its credential in a file, responses and models in a
/// store, services, and the events and errors of successful and failed requests.
final class WalkedProgram: Sendable {
  let secrets: PlantedSecrets
  let folder: URL
  let server: RawServer
  let store: GRDBStore
  let credentials: FileCredentialStore<BearerToken>
  let authenticator: Authenticator<BearerToken>
  let conditions: ConditionalRequests
  let transport = URLSessionTransport()
  let client: Client<Guest>
  let context: APIContext<Session>
  let services: Services
  let observations = Observations()

  /// The events and log lines of the monitors.
  final class Observations: EventMonitor {
    private let state = Locked((events: [RequestEvent](), lines: [String]()))
    var events: [RequestEvent] { state.withLock { $0.events } }
    var lines: [String] { state.withLock { $0.lines } }
    func record(_ event: RequestEvent) { state.withLock { $0.events.append(event) } }
    func add(_ line: String) { state.withLock { $0.lines.append(line) } }
    var log: EventLog { EventLog { self.add($0) } }
  }

  /// A stored model with a column that contains a secret.
  struct Account: Codable, Sendable { var name, password: String }

  static let accounts = StoredModel(
    "accounts", id: StoredColumn("name") { (account: Account) in account.name },
    columns: StoredColumn("password") { (account: Account) in account.password }, mapping: CodableMapper())

  init(_ secrets: PlantedSecrets) async throws {
    self.secrets = secrets
    folder = URL.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try RawServer { Self.script(for: $0, secrets) }
    let strategy: UserService.Strategy = { CatalogStrategy.all(skills: $0)[0] }
    let migrations = CatalogTables(strategy(SkillCatalogue([]))).migrations
    store = try await GRDBStore.open(at: folder.appending(path: "store.sqlite").path, migrations: migrations)
    credentials = FileCredentialStore(folder.appending(path: "credential.json").path, as: BearerToken.mapping)
    let token = BearerToken(
      account: "ada", accessToken: secrets.token, refreshToken: secrets.refreshToken, expiry: 4e9)
    try credentials.save(token)
    authenticator = Authenticator(store: credentials) { _ in token }
    conditions = ConditionalRequests(cache: StoredReplyCache(store))
    var options = ClientOptions()
    options.headerFields = Self.fields(secrets)
    let observations = observations
    let monitors: [any EventMonitor] = [observations, observations.log]
    var retry = RetryPolicy()
    retry.delay = .zero
    let environment = APIEnvironment(
      "test", "\(server.address)/?api_key=\(PlantedSecrets.encoded(secrets.query))")
    client = Client(
      environment, transport: transport,
      interceptors: [
        RetryInterceptor(retry), AuthenticationInterceptor(authenticator), conditions,
      ],
      monitors: monitors, options: options)
    let session = Session(account: "ada", token: secrets.token, refreshToken: secrets.refreshToken)
    context = APIContext(environment, credentials: MemoryCredentialStore(session))
    retry.limit = 0
    services = await Services(
      context, transport: transport, store: store, replies: StoredReplyCache(store), monitors: monitors,
      retry: retry, onStorageFailure: { observations.add("\($0)") }, strategy: strategy)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func fields(_ secrets: PlantedSecrets) -> HTTPFields {
    var fields: HTTPFields = [
      .accept: "application/json", .cookie: "session=\(secrets.cookie)", .proxyAuthorization: secrets.basic,
    ]
    for name in ["X-Api-Key", "X-Auth-Token"].compactMap({ HTTPField.Name($0) }) {
      fields[name] = secrets.header
    }
    return fields
  }

  /// A store in memory, because the file of a store would contain the models' secrets, as intended.
  func accountStore() async throws -> GRDBStore {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(Self.accounts))])
    try await store.save([Account(name: "ada", password: secrets.password)], in: Self.accounts)
    return store
  }

  /// The script of the server for the path of a request.
  private static func script(for head: String, _ secrets: PlantedSecrets) -> [RawServer.Step] {
    let cookie = "Set-Cookie: session=\(secrets.cookie)"
    let target = "access_token=\(PlantedSecrets.encoded(secrets.redirect))"
    func answers(_ path: String) -> Bool {
      head.split(separator: " ").dropFirst().first?.hasPrefix(path) == true
    }
    if answers("/moved") { return [.head("307 Temporary Redirect", "Location: /todo?\(target)", cookie)] }
    if answers("/lost") {
      return [.head("302 Found", "Location: http://ada:\(secrets.userInfo)@127.0.0.1/?\(target)")]
    }
    if answers("/bad") { return [.head("400 Bad Request", cookie), .text(secrets.errorBody)] }
    if answers("/refused") { return [.head("401 Unauthorized", cookie), .text(secrets.errorBody)] }
    if answers("/cut") { return [.head("200 OK", "Content-Length: 9999", cookie), .text(secrets.errorBody)] }
    if answers("/stall") { return [.untilClosed] }
    if answers("/misfit") {
      let text = try? CodableMapper<[String: String]>().encodeToString([
        "password": secrets.errorBody, "id": "no",
      ])
      return [.head("200 OK", "Content-Type: application/json", cookie), .text(text ?? "")]
    }
    if answers("/events") {
      let data =
        (try? CodableMapper<[String: String]>().encodeToString(["password": secrets.errorBody])) ?? ""
      return [
        .head("200 OK", "Content-Type: text/event-stream", cookie),
        .text("event: note\nid: \(secrets.body)\ndata: \(data)\n\n"), .untilClosed,
      ]
    }
    if answers("/list") { return [.head("200 OK", "Content-Type: application/json"), .text("[1, 2, 3]")] }
    return [
      .head("200 OK", "Content-Type: application/json", "ETag: \"1\"", cookie),
      .text(#"{"userId": 1, "id": 1, "title": "Tea", "completed": false}"#),
    ]
  }

  /// An endpoint with a secret in every part that can contain one.
  func endpoint(_ path: String) -> Endpoint<Todo, Guest> {
    let body = Account(name: "ada", password: secrets.body)
    return Endpoint<Todo, Guest>.post(
      "\(path)/\(secret: secrets.path)?token=\(secrets.query)", body, with: CodableMapper(),
      as: CodableMapper()
    ).with {
      $0.query = ["api_key": secrets.query, "page": 1]
      $0.headerFields = Self.fields(secrets)
      $0.idempotency = .idempotent
    }
  }

  /// Sends all kinds of requests, and returns their errors.
  func run() async throws -> [ClientError] {
    try await fillStore()
    var errors: [ClientError?] = []
    for path in ["todo", "moved", "lost", "bad", "refused", "cut", "misfit"] {
      let posted = endpoint(path)
      for endpoint in [posted, posted.with { ($0.method, $0.body) = (.get, nil) }] {
        errors.append(await failure(try await client.send(endpoint)))
      }
    }
    var elements = client.elements(of: endpoint("misfit"), as: CodableMapper<Int>()).makeAsyncIterator()
    errors.append(await failure(try await elements.next()))
    var events = client.events(of: endpoint("events"), as: CodableMapper<Int>()).makeAsyncIterator()
    errors.append(await failure(try await events.next()))
    errors += [
      await failure(try await services.authentication.signIn(name: "ada", password: secrets.password)),
      await failure(try await services.movies.movie(id: 1)), await failure(try await services.users.users()),
      await failure(try await services.users.edit(User(id: 1, email: "a", name: "Ada", skills: []))),
      await failure(try await services.movies.topRatedMovies(year: 2016)),
      await failure(try await services.repositories.fetchAll()),
      await failure(try await services.todos.todo(id: 1)),
    ]
    return errors.compactMap(\.self)
  }

  /// Texts of a stored model and of a stored response, neither of which is a secret.
  static let stored = ["Casablanca", "Tea"]

  /// Saves a model and a response, so that the files of the store have content.
  private func fillStore() async throws {
    let tables = CatalogTables(CatalogStrategy.all(skills: SkillCatalogue([]))[0])
    let movie = Movie(
      id: 1, name: Self.stored[0], year: 1942, releaseDate: Date(timeIntervalSince1970: 0), grossing: 1,
      rating: 8.5, cast: [])
    try await store.save([movie], in: tables.movies)
    var options = ClientOptions()
    options.headerFields = Self.fields(secrets)
    // Responses to a URL with a secret aren't stored, so the address has none.
    let client = Client<Guest>(
      APIEnvironment("test", server.address), transport: transport,
      interceptors: [AuthenticationInterceptor(authenticator), conditions], monitors: [observations.log],
      options: options)
    _ = try await client.send(Endpoint<Todo, Guest>.get("kept", as: CodableMapper()))
  }

  /// The files of the program that contain a text.
  func files(with text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      try Data(contentsOf: folder.appending(path: name)).range(of: Data(text.utf8)) != nil
    }
  }

  /// Returns the places of the secrets in the files of the program, except the file of the credential.
  func placesInFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "credential.json" }
      .flatMap { name in
        secrets.places(in: try Data(contentsOf: folder.appending(path: name))).map { "\(name): \($0)" }
      }
  }
}
