import BenchKit
import Catalog
import CodableMapping
import DerivedMapping
import Foundation
import JSONMapping

/// The documents of the catalog's movies, mapped by the code of the macro in both directions, by
/// `CodableDecoder` and `CodableEncoder`, and by the subclasses of Foundation's coders that use these.
enum FilmRows {
  /// - Parameter lists: The number of different lists of a hundred, which the calls use in turn.
  static func model(lists: Int) -> OwnModel {
    let coders = FoundationCoders.calendarDays
    let mapper = DerivedMapper<Film>()
    // The list has its own mapping, whose type is known here; a list mapping that BenchKit derives is slower.
    let derived = OwnRow("derived", lone: MappingCodec(mapper), list: MappingCodec(mapper.array))
    return OwnModel(
      ModelName.films.rawValue, generator: FilmGenerator(), documents: DataSize.small.documents, lists: lists,
      sizes: DataSize.generated, decoder: coders.decoder, encoder: coders.encoder,
      rows: [derived, codable(like: coders), subclasses(like: coders)])
  }

  private static func codable(like coders: FoundationCoders) -> OwnRow<Film> {
    let (decoder, encoder) = (CodableDecoder(), CodableEncoder())
    if case .custom(let decode) = coders.decoder.dateDecodingStrategy {
      decoder.dateDecodingStrategy = .custom(decode)
    }
    if case .custom(let encode) = coders.encoder.dateEncodingStrategy {
      encoder.dateEncodingStrategy = .custom(encode)
    }
    return OwnRow(
      "codable", lone: CodableCodec(decoder: decoder, encoder: encoder),
      list: CodableCodec(decoder: decoder, encoder: encoder))
  }

  private static func subclasses(like coders: FoundationCoders) -> OwnRow<Film> {
    let (decoder, encoder) = (FoundationDecoder(), FoundationEncoder())
    decoder.dateDecodingStrategy = coders.decoder.dateDecodingStrategy
    encoder.dateEncodingStrategy = coders.encoder.dateEncodingStrategy
    return OwnRow(
      PeerName.subclasses, lone: FoundationCodec(decoder: decoder, encoder: encoder),
      list: FoundationCodec(decoder: decoder, encoder: encoder))
  }
}

/// A codec that uses `CodableDecoder` and `CodableEncoder`.
private struct CodableCodec<Value: Codable & Equatable & Sendable>: Codec {
  let decoder: CodableDecoder
  let encoder: CodableEncoder

  func decode(_ document: Data) throws -> Value { try decoder.decode(Value.self, from: document) }

  func encode(_ value: Value) throws -> Data { try encoder.encode(value) }
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
