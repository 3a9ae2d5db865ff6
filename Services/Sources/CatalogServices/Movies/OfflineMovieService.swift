public import APIClient
public import Catalog
public import JSONCore
public import OfflineStore

/// Decorates a movie service: stores its responses, and returns stored ones if the service can't be reached.
public struct OfflineMovieService: MovieService {
  private let base: any MovieService
  private let store: any ModelStore
  private let tables: CatalogTables
  private let onStoreError: @Sendable (StoreError) -> Void

  /// Creates the decorator.
  ///
  /// - Parameters:
  ///   - base: The service that is called first.
  ///   - store: The store of the movies.
  ///   - tables: The tables of the store, and the owner of the rows.
  ///   - onStoreError: Called with errors of the store.
  public init(
    _ base: any MovieService, store: any ModelStore, tables: CatalogTables,
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.base = base
    self.store = store
    self.tables = tables
    self.onStoreError = onStoreError
  }

  /// Returns a movie; the stored one without a network.
  ///
  /// - Throws: ``ClientError`` if the service responds with an error, or can't be reached and nothing is
  ///   stored.
  public func movie(id: Int) async throws(ClientError) -> Movie {
    try await offline(id: id).networkFirst().value
  }

  /// Returns the movies of a year with the highest gross; the stored ones without a network.
  ///
  /// - Throws: ``ClientError`` if the service responds with an error, or can't be reached and nothing is
  ///   stored.
  public func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await topGrossing(year: year).networkFirst().value
  }

  /// Returns the movies of a year with the best ratings; the stored ones without a network.
  ///
  /// - Throws: ``ClientError`` if the service responds with an error, or can't be reached and nothing is
  ///   stored.
  public func topRatedMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await topRated(year: year).networkFirst().value
  }

  /// The movies of a year with the highest gross: the stored movies, and then the fetched ones.
  ///
  ///     for try await movies in service.topGrossing(year: 2016).cacheThenNetwork() { show(movies.value) }
  public func topGrossing(year: Int) -> Offline<[Movie], ClientError> {
    list("movies/topGrossing/\(year)", year, sortedBy: .descending(CatalogTables.grossing)) {
      () async throws(ClientError) in try await base.topGrossingMovies(year: year)
    }
  }

  /// The movies of a year with the best ratings: the stored movies, and then the fetched ones.
  public func topRated(year: Int) -> Offline<[Movie], ClientError> {
    list("movies/topRated/\(year)", year, sortedBy: .descending(CatalogTables.rating)) {
      () async throws(ClientError) in try await base.topRatedMovies(year: year)
    }
  }

  private func offline(id: Int) -> Offline<Movie, ClientError> {
    let base = base
    return Offline(
      .model(tables.owner.key(id), of: tables.movies, in: store), onStoreError: onStoreError
    ) { () async throws(ClientError) in
      try await base.movie(id: id)
    }
  }

  private func list(
    _ name: String, _ year: Int, sortedBy order: StoreOrder<Movie>,
    fetch: @escaping @Sendable () async throws(ClientError) -> [Movie]
  ) -> Offline<[Movie], ClientError> {
    let query = tables.own(tables.movies).where(CatalogTables.year == year).sorted(by: order)
    return Offline(
      .list(tables.owner.key(name), query, in: store), onStoreError: onStoreError, fetch: fetch)
  }
}

extension OfflineMovieService: ShownByDescription {}
