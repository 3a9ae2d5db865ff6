public import APIClient
public import Catalog
public import CatalogStrategies
public import JSONCore
internal import JSONMapping

/// A source of movies. Code that uses this protocol is independent of network and database.
public protocol MovieService: Sendable {
  /// Returns a movie.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the response doesn't decode.
  func movie(id: Int) async throws(ClientError) -> Movie

  /// Returns the movies of a year with the highest gross, in descending order.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the response doesn't decode.
  func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie]

  /// Returns the movies of a year with the best ratings, in descending order.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the response doesn't decode.
  func topRatedMovies(year: Int) async throws(ClientError) -> [Movie]
}

/// Fetches movies from the service.
public struct RemoteMovieService: MovieService {
  private let client: Client<Guest>
  private let one: any Decoding<Movie>
  private let list: any Decoding<[Movie]>

  /// Creates the service with a strategy for movies.
  public init(_ client: Client<Guest>, strategy: CatalogStrategy) {
    self.client = client
    one = strategy.movie
    list = strategy.movies
  }

  /// Returns a movie.
  ///
  /// - Throws: ``ClientError``.
  public func movie(id: Int) async throws(ClientError) -> Movie {
    try await client.send(Endpoint(MovieRoute.movie(id: id), as: one))
  }

  /// Returns the movies of a year with the highest gross.
  ///
  /// - Throws: ``ClientError``.
  public func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await client.send(Endpoint(MovieRoute.topGrossing(year: year), as: list))
  }

  /// Returns the movies of a year with the best ratings.
  ///
  /// - Throws: ``ClientError``.
  public func topRatedMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await client.send(Endpoint(MovieRoute.topRated(year: year), as: list))
  }
}

extension RemoteMovieService: ShownByDescription {}

/// The routes of the movie service.
public enum MovieRoute: Route {
  /// One movie.
  case movie(id: Int)
  /// The movies of a year with the highest gross, in descending order.
  case topGrossing(year: Int)
  /// The movies of a year with the best ratings, in descending order.
  case topRated(year: Int)

  /// The path, relative to the base URL of the service.
  public var path: Path {
    switch self {
    case .movie(let id): "movies/\(id)"
    case .topGrossing(let year): "movies/topGrossing/\(year)"
    case .topRated(let year): "movies/topRated/\(year)"
    }
  }
}
