import Catalog
import Foundation
import ManualMapping
import OfflineStore

enum MovieColumns {
  static let id = StoredColumn("id", \Movie.id)
  static let name = StoredColumn("name", \Movie.name)
  static let year = StoredColumn("year", \Movie.year)
  static let grossing = StoredColumn("grossing", \Movie.grossing)
  static let rating = StoredColumn("rating", \Movie.rating)
}

extension StoredModel<Movie> {
  static func movies(_ mapping: any Mapping<Movie> = ManualMapper<Movie>()) -> Self {
    StoredModel(
      "movies", id: MovieColumns.id, columns: MovieColumns.name, MovieColumns.year, MovieColumns.grossing,
      MovieColumns.rating, indexes: [["year", "grossing"], ["year", "rating"]], mapping: mapping)
  }
}

extension Movie {
  /// A movie whose year, gross and rating follow from its number.
  static func numbered(_ number: Int, name: String? = nil) -> Movie {
    Movie(
      id: number, name: name ?? "Movie \(number)", year: 2010 + number % 10,
      releaseDate: Date(timeIntervalSince1970: 86_400 * Double(number)), grossing: number * 7919 % 1000,
      rating: Double(number * 31 % 100) / 10, cast: [MovieActor(name: "Actor \(number)")])
  }
}

let hundredMovies = (1...100).map { Movie.numbered($0) }
