#if Client
public import APIClient
public import Catalog
public import JSONCore
internal import StoredReplies
public import OfflineStore

/// Decorates a movie service: what it answers is stored, and what is stored answers where it can't be reached.
public struct OfflineMovieService: MovieService {
  private let base: any MovieService
  private let store: any ModelStore
  private let tables: CatalogTables
  private let onStoreError: @Sendable (StoreError) -> Void

  /// Creates the decorator.
  ///
  /// - Parameters:
  ///   - base: The service that is asked first.
  ///   - store: Where its answers are kept.
  ///   - tables: How they are kept, and whose they are.
  ///   - onStoreError: Is told of what could not be kept or found.
  public init(
    _ base: any MovieService, store: any ModelStore, tables: CatalogTables,
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.base = base
    self.store = store
    self.tables = tables
    self.onStoreError = onStoreError
  }

  /// One movie; the stored one without a network.
  public func movie(id: Int) async throws(ClientError) -> Movie {
    try await offline(id: id).networkFirst().value
  }

  /// The movies of a year that earned most; the stored ones without a network.
  public func topGrossingMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await topGrossing(year: year).networkFirst().value
  }

  /// The movies of a year that are rated best; the stored ones without a network.
  public func topRatedMovies(year: Int) async throws(ClientError) -> [Movie] {
    try await topRated(year: year).networkFirst().value
  }

  /// Both answers of the article: what is stored at once, then what the service says.
  ///
  ///     for try await movies in service.topGrossing(year: 2016).cacheThenNetwork() { show(movies.value) }
  public func topGrossing(year: Int) -> Offline<[Movie], ClientError> {
    list("movies/topGrossing/\(year)", year, sortedBy: .descending(CatalogTables.grossing)) {
      () async throws(ClientError) in try await base.topGrossingMovies(year: year)
    }
  }

  /// Both answers, for the movies of a year that are rated best.
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
#endif
