#if Client
public import APIClient

/// The places of the movie service.
public enum MovieRoute: Route {
  /// One movie.
  case movie(id: Int)
  /// The movies of a year that earned most, the first one most.
  case topGrossing(year: Int)
  /// The movies of a year that are rated best, the first one best.
  case topRated(year: Int)

  /// The path below the address of the service.
  public var path: Path {
    switch self {
    case .movie(let id): "movies/\(id)"
    case .topGrossing(let year): "movies/topGrossing/\(year)"
    case .topRated(let year): "movies/topRated/\(year)"
    }
  }
}
#endif
