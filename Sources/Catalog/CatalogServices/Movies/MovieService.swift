#if Client
public import APIClient
public import Catalog
public import CatalogStrategies
public import JSONCore
internal import JSONMapping

/// Where movies come from. An app knows this protocol, and neither network nor database.
public protocol MovieService: Sendable {
  /// One movie.
  ///
  /// - Throws: ``ClientError``.
  func movie(id: Int) async throws(ClientError) -> Movie

  /// The movies of a year that earned most, the first one most.
  ///
  /// - Throws: ``ClientError``.
  func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie]

  /// The movies of a year that are rated best, the first one best.
  ///
  /// - Throws: ``ClientError``.
  func topRatedMovies(year: Int) async throws(ClientError) -> [Movie]
}

/// Movies from the service itself.
public struct RemoteMovieService: MovieService {
  private let client: Client<Guest>
  private let one: any Decoding<Movie>
  private let list: any Decoding<[Movie]>

  /// Creates the service; `mapping` says in which dialect movies are mapped.
  public init(_ client: Client<Guest>, mapping: CatalogStrategy) {
    self.client = client
    one = mapping.movie
    list = mapping.movies
  }

  /// One movie.
  public func movie(id: Int) async throws(ClientError) -> Movie {
    try await client.send(Endpoint(MovieRoute.movie(id: id), as: one))
  }

  /// The movies of a year that earned most.
  public func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await client.send(Endpoint(MovieRoute.topGrossing(year: year), as: list))
  }

  /// The movies of a year that are rated best.
  public func topRatedMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await client.send(Endpoint(MovieRoute.topRated(year: year), as: list))
  }
}

extension RemoteMovieService: ShownByDescription {}
#endif
