import APIClient
import Catalog
import CatalogManual
import Foundation
import JSONCore
import ManualMapping
import OfflineStore

enum MovieColumns {
  static let id = StoredColumn("id", \Movie.id)
  static let year = StoredColumn("year", \Movie.year)
  static let grossing = StoredColumn("grossing", \Movie.grossing)
}

extension Endpoint where Response == [Movie], Access == Anyone {
  static func topGrossing(_ year: Int) -> Endpoint {
    .get("movies/topGrossing/\(year)", as: ManualMapper<Movie>().array)
  }
}

@Sendable func renamingTitles(_ movie: inout OwnedJSON) throws(JSONError) {}

/// Replaces the type of CryptoKit or swift-crypto.
enum SHA256 {
  static func hash(data: Data) -> [UInt8] { [] }
}

func show(_ movies: [Movie]) {}

func log(_ text: String) {}

func example(_ store: any ModelStore & ReplyStore, _ client: Client<Anyone>) async throws {
  let movies = StoredModel(
    "movies", id: MovieColumns.id, columns: MovieColumns.year, mapping: ManualMapper<Movie>())
  let query = movies.all
  // statements
}
