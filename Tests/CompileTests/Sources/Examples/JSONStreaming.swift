import Catalog
import CatalogManual
import JSONStreaming
import ManualMapping

func log(_ text: String) {}

func show(_ movie: Movie) {}

func example(_ file: FileChunks, _ chunk: [UInt8], _ bytes: [UInt8], _ movies: [Movie]) async throws {
  let mapper = ManualMapper<Movie>()
  let chunks = file
  // statements
}
