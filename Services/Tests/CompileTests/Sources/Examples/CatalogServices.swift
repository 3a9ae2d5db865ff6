import APIClient
import Catalog
import CatalogServices
import OfflineStore

func show(_ movies: [Movie]) {}

func example(_ service: OfflineMovieService) async throws {
  // statements
}
