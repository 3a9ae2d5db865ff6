import BenchKit
import Catalog
import DerivedMapping
import Foundation
import JSONMapping

/// The documents of the catalog's movies, mapped by what the macro writes in both directions.
enum FilmRows {
  /// - Parameter lists: how many different lists of a hundred the calls go through in turn.
  static func model(lists: Int) -> OwnModel {
    let coders = FoundationCoders.calendarDays
    let mapper = DerivedMapper<Film>()
    // Both mappings are made here, where their type is known: BenchKit would make a slower one of any list.
    let row = OwnRow("derived", lone: MappingCodec(mapper), list: MappingCodec(mapper.array))
    return OwnModel(
      ModelName.films.rawValue, generator: FilmGenerator(), documents: DataSize.small.documents, lists: lists,
      sizes: DataSize.generated, decoder: coders.decoder, encoder: coders.encoder, rows: [row])
  }
}

/// Makes the films that the catalog's generator makes as movies.
private struct FilmGenerator: ModelGenerator {
  private let movies = MovieGenerator()

  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Film {
    let movie = movies.model(number, using: &random, into: &wire)
    return Film(
      id: movie.id, name: movie.name, year: movie.year, releaseDate: movie.releaseDate,
      grossing: movie.grossing, rating: movie.rating, cast: movie.cast.map { FilmActor(name: $0.name) })
  }
}
