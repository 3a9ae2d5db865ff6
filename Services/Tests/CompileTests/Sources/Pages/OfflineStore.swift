import APIClient
import CodableMapping
import GRDBStore
import OfflineStore

struct User: Codable {}
struct Skill: Codable {}

@Sendable func show(_ value: some Sendable) {}

extension Endpoint where Response == [Movie], Access == Anyone {
  static func topGrossing(_ year: Int) -> Endpoint { .get("movies", as: CodableMapper<Movie>().array) }
}

let movies = StoredModel(
  "movies", id: MovieColumns.id, columns: MovieColumns.year, mapping: CodableMapper<Movie>())

func page(
  _ store: GRDBStore, _ fetched: [Movie], _ client: Client<Anyone>, _ users: [User],
  _ storedUsers: StoredModel<User>, _ skills: [Skill], _ storedSkills: StoredModel<Skill>
) async throws {
  let query = movies.all
  // statements
}
