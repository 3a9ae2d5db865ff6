import APIClient
import Catalog
import CatalogManual
import GRDBStore
import ManualMapping
import OfflineStore

@Sendable func show(_ value: some Sendable) {}

extension Endpoint where Response == [Movie], Access == Anyone {
  static func topGrossing(_ year: Int) -> Endpoint { .get("movies", as: ManualMapper<Movie>().array) }
}

let movies = StoredModel(
  "movies", id: MovieColumns.id, columns: MovieColumns.year, mapping: ManualMapper<Movie>())

func page(
  _ path: String, _ store: GRDBStore, _ fetched: [Movie], _ client: Client<Anyone>, _ users: [User],
  _ storedUsers: StoredModel<User>, _ skills: [Skill], _ storedSkills: StoredModel<Skill>
) async throws {
  let query = movies.all
  // statements
}
