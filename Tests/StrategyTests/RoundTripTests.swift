import BenchKit
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import TestSupport
import Testing

@Suite("Random models")
struct RoundTripTests {
  @Test("Random models survive every pair of strategies", arguments: 1...5 as ClosedRange<UInt64>)
  func pairs(seed: UInt64) throws {
    let data = CatalogData(seed: seed, count: { _ in 1 })
    let strategies = CatalogStrategy.all(skills: data.catalogue)
    try expectRoundTrips(strategies.map(\.movies), data.movies(.medium).first)
    try expectRoundTrips(strategies.map(\.users), data.users(.medium).first)
    try expectRoundTrips(strategies.map(\.skills), data.skills(.medium).first)
    try expectRoundTrips(strategies.map(\.todos), data.todos(.medium).first)
  }

  private func expectRoundTrips<Model: Equatable>(
    _ mappings: [any Mapping<[Model]>], _ data: DataSet<[Model]>
  ) throws {
    // A debug build takes 7 seconds for all pairs with lists of a hundred.
    let list = Array(data.value.prefix(Thoroughness.rounds(20, of: 100)))
    let written = try mappings.map { try $0.encode(list) }
    for reader in mappings {
      #expect(try reader.decode(data.bytes) == data.value)
      for bytes in written { #expect(try reader.decode(bytes) == list) }
    }
  }

  @Test(
    "Doubles and integers at their limits survive every strategy",
    arguments: [
      0, -0.0, 0.1, 1.0 / 3.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.leastNormalMagnitude, 1e21,
    ])
  func numbers(rating: Double) throws {
    for strategy in Fixture.strategies {
      var movie = try strategy.movie.decode(Fixture.bytes("movie.json"))
      movie.rating = rating
      movie.grossing = .max
      movie.id = .min
      let decoded = try strategy.movie.decode(strategy.movie.encode(movie))
      #expect(decoded == movie, "\(strategy.name)")
      #expect(decoded.rating.sign == rating.sign, "\(strategy.name)")
    }
  }
}
