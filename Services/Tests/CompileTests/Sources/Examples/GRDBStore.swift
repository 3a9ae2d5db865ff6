import Catalog
import CatalogManual
import GRDBStore
import ManualMapping
import OfflineStore

enum MovieColumns {
  static let id = StoredColumn("id", \Movie.id)
  static let year = StoredColumn("year", \Movie.year)
}

func example(_ path: String) async throws {
  let movies = StoredModel(
    "movies", id: MovieColumns.id, columns: MovieColumns.year, mapping: ManualMapper<Movie>())
  // statements
}
