import APIClient
import Catalog
import CatalogMappable
import Foundation
import GRDBStore
import JSONStreaming
import MappableMapping
import OfflineStore
import URLSessionTransport

struct MovieListing: Sendable {
  func topGrossing(_ year: Int) async throws -> [Movie] { [] }
}

@Sendable func show(_ value: some Sendable, _ origin: some Sendable) {}

func page(
  _ id: Int, _ path: String, _ service: MovieListing, _ mapper: MappableMapper<Movie>,
  _ events: MappableMapper<Todo>, _ movies: [Movie], _ chunks: FileChunks
) async throws {
  // statements
}
