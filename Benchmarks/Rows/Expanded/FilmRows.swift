import BenchKit
import Catalog
import DerivedMapping
import Foundation
import JSONMapping

/// The documents of the catalog's movies, mapped by the code of the macro in both directions.
enum FilmRows {
  /// - Parameter lists: The number of different lists of a hundred, which the calls use in turn.
  static func model(lists: Int) -> OwnModel {
    let coders = FoundationCoders.calendarDays
    let mapper = DerivedMapper<Film>()
    // The list has its own mapping, whose type is known here; a list mapping that BenchKit derives is slower.
    let row = OwnRow("derived", lone: MappingCodec(mapper), list: MappingCodec(mapper.array))
    return OwnModel(
      ModelName.films.rawValue, generator: FilmGenerator(), documents: DataSize.small.documents, lists: lists,
      sizes: DataSize.generated, decoder: coders.decoder, encoder: coders.encoder, rows: [row])
  }
}

/// Generates the values of the catalog's generator of movies, as films.
private struct FilmGenerator: ModelGenerator {
  private let movies = MovieGenerator()

  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Film {
    let movie = movies.model(number, using: &random, into: &wire)
    return Film(
      id: movie.id, name: movie.name, year: movie.year, releaseDate: movie.releaseDate,
      grossing: movie.grossing, rating: movie.rating, cast: movie.cast.map { FilmActor(name: $0.name) })
  }
}
