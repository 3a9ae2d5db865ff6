import APIClient
import DerivedMapping
import GRDBStore
import OfflineStore
import URLSessionTransport

/// A film, whose mapping the macro generates.
@Mapped(keys: .snakeCase)
public struct Film: Equatable, Sendable {
  /// The id of the service.
  public var id: Int
  /// The title to show.
  public var title: String
  /// The year of the first release.
  public var releaseYear: Int

  /// Creates a film.
  public init(id: Int, title: String, releaseYear: Int) {
    (self.id, self.title, self.releaseYear) = (id, title, releaseYear)
  }
}

/// Fetches films and stores them.
public struct FilmService: Sendable {
  static let films = StoredModel(
    "films", id: StoredColumn("id", \Film.id), columns: StoredColumn("year", \Film.releaseYear),
    mapping: DerivedMapper<Film>())

  private let client: Client<Anyone>
  private let store: GRDBStore

  /// Creates the service of an address, with an empty store.
  public init(_ address: String, transport: any Transport = URLSessionTransport()) async throws(StoreError) {
    client = Client(APIEnvironment("production", address), transport: transport)
    store = try await GRDBStore.inMemory(migrations: [StoreMigration("1: films", .define(Self.films))])
  }

  /// Fetches the films, and stores them.
  public func fetch() async throws {
    try await store.save(
      try await client.send(.get("films", as: DerivedMapper<Film>().array)), in: Self.films)
  }

  /// The films that are stored.
  public func stored() async throws(StoreError) -> [Film] { try await store.models(Self.films.all) }
}
