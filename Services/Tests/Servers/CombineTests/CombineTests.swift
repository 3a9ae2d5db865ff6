import Catalog
import CatalogStrategies
public import CodableMapping
public import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
public import OpenCombine
import Testing

// As with Combine, where the library contains these conformances.
extension CodableDecoder: @retroactive TopLevelDecoder {
  /// The type of a text.
  public typealias Input = Data
}

extension CodableEncoder: @retroactive TopLevelEncoder {
  /// The type of a text.
  public typealias Output = Data
}

/// Decoders and encoders of OpenCombine, which has the protocols of Combine.
@Suite("Combine")
struct CombineTests {
  struct Film: Codable, Equatable {
    var id: Int
    var releasedOn: Date
  }

  private static let strategies = CatalogStrategy.all(skills: SkillCatalogue([]))
  private static let text = Data(#"{"id":1,"released_on":"1995-12-15T00:00:00Z"}"#.utf8)
  private static let film = Film(id: 1, releasedOn: Date(timeIntervalSince1970: 818_985_600))

  /// The only value of a publisher, or the error with which it fails.
  private func value<Value>(_ publisher: some Publisher<Value, any Error>) throws -> Value {
    var values: [Value] = []
    var failure: (any Error)?
    let cancellable = publisher.sink {
      if case .failure(let error) = $0 { failure = error }
    } receiveValue: {
      values.append($0)
    }
    cancellable.cancel()
    if let failure { throw failure }
    try #require(values.count == 1)
    return values[0]
  }

  @Test("The Codable coders are decoders and encoders with their settings")
  func coders() throws {
    let decoder = CodableDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    #expect(try value(Just(Self.text).decode(type: Film.self, decoder: decoder)) == Self.film)
    let encoder = CodableEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    #expect(try value(Just(Self.film).encode(encoder: encoder)) == Self.text)
  }

  @Test("The failure of a publisher is the decoder's error, with the location in the text")
  func failure() {
    let error = #expect(throws: DecodingError.self) {
      try value(Just(Data(#"{"id":"x"}"#.utf8)).decode(type: Film.self, decoder: CodableDecoder()))
    }
    #expect(
      error?.jsonError?.description
        == #"$.id: expected Int for Film.id, found string "x" (line 1, column 7) [type-mismatch]"#)
  }

  @Test("Mappers of every strategy decode and encode the values of a publisher", arguments: strategies)
  func mappers(strategy: CatalogStrategy) throws {
    let text = Data(try Fixture.bytes("movies.min.json"))
    let movies = try strategy.movies.decode(text)
    #expect(try value(Just(text).decode(by: strategy.movies)) == movies)
    let encoded = try value(Just(movies).encode(by: strategy.movies))
    #expect(try value(Just(encoded).decode(by: strategy.movies)) == movies)
    let error = #expect(throws: JSONError.self) {
      try value(Just(Data("[{}]".utf8)).decode(by: strategy.movies))
    }
    #expect(error?.issue.code == .missingKey)
  }

  @Test("A mapper is a decoder and an encoder for its own type")
  func coder() throws {
    let coder = MapperCoder(mapper: CodableMapper<Film>(dates: .iso8601, keys: .snakeCase))
    #expect(try value(Just(Self.text).decode(type: Film.self, decoder: coder)) == Self.film)
    #expect(try value(Just(Self.film).encode(encoder: coder)) == Self.text)
    let misread = #expect(throws: JSONError.self) { try coder.decode(Int.self, from: Self.text) }
    #expect(misread?.description == "$: the mapper decodes Film, not Int [custom]")
    let miswritten = #expect(throws: JSONError.self) { try coder.encode(1) }
    #expect(miswritten?.description == "$: the mapper encodes Film, not Int [custom]")
  }
}
