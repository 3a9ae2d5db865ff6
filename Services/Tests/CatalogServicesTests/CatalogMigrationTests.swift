import APIClient
import Catalog
import CatalogServices
import Foundation
import GRDB
import GRDBStore
import MappingTestSupport
import Testing

/// Opens the stores that were recorded when each version of the services was new.
@Suite("Migrations of the services' tables")
struct CatalogMigrationTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")

  private func services(_ store: GRDBStore, _ stub: StubTransport) async -> Services {
    await Services(
      APIContext(.test, credentials: MemoryCredentialStore(Session.ada)), transport: stub, store: store,
      retry: .never, strategy: firstStrategy)
  }

  @Test("The newest code opens each version, and ignores rows without an owner", arguments: 1...2)
  func recorded(version: Int) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "store.sqlite").path
    let recorded = "Services/Tests/CatalogServicesTests/Recorded/catalog-\(version).sql"
    let database = try DatabaseQueue(path: path)
    let sql = try PackageFolder.text(of: recorded)
    try await database.write { try $0.execute(sql: sql) }
    try database.close()
    let stub = StubTransport()
    let offline: StubTransport.Answer = .failure(TransportError(.notConnected))
    stub.on(.get, "/movies/topGrossing/1995", offline)
    stub.on(.get, "/skills", offline)
    let first = await services(try await GRDBStore.open(at: path, migrations: migrations()), stub)
    await #expect(throws: ClientError.self) { try await first.movies.topGrossingMovies(year: 1995) }
    await #expect(throws: ClientError.self) { try await first.users.users() }
    // The store can be used afterwards, and after it is reopened.
    stub.on(.get, "/movies/topGrossing/2016", .reply(try .fixture("movies.json")), offline)
    stub.on(.get, "/skills", .reply(try .fixture("skills.json")))
    stub.on(.get, "/users", .reply(try .fixture("users.json")), offline)
    let movies = try await first.movies.topGrossingMovies(year: 2016)
    let users = try await first.users.users()
    let second = await services(try await GRDBStore.open(at: path, migrations: migrations()), stub)
    let stored = try await second.movies.topGrossingMovies(year: 2016)
    #expect(stored == movies.filter { $0.year == 2016 }.sorted { $0.grossing > $1.grossing })
    #expect(try await second.users.users() == users.sorted { $0.id < $1.id })
  }
}
