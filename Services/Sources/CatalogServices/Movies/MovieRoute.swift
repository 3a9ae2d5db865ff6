public import APIClient

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
