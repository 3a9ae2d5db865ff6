public import Catalog
public import CodableMapping

extension CodableMapper where Model == Movie {
  /// The mapping of films: release dates are `yyyy-MM-dd`. `Movie` and `MovieActor` are `Codable` by
  /// themselves.
  public static var catalog: CodableMapper<Movie> { CodableMapper(dates: .yearMonthDay) }
}
