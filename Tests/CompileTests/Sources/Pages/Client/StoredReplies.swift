import APIClient
import Catalog
import CatalogManual
import GRDBStore
import ManualMapping
import OfflineStore
import StoredReplies
import URLSessionTransport

@Sendable func show(_ value: some Sendable) {}

let movies = StoredModel(
  "movies", id: StoredColumn("id") { (movie: Movie) in movie.id }, mapping: ManualMapper<Movie>())

func page(_ path: String) async throws {
  // statements
}
