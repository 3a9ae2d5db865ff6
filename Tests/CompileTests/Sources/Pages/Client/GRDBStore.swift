import Catalog
import CatalogManual
import GRDBStore
import ManualMapping
import OfflineStore

func page(_ path: String, _ fetched: [Movie]) async throws {
  // statements
}
