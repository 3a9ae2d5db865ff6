import MappingTestSupport
import Testing

@Suite("Round trips")
struct RoundTripTests {
  @Test(
    "A round trip by any strategy changes no double or integer at its limit",
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
