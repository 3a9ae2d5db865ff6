public import Catalog
public import CodableMapping

extension CodableMapper where Model == Movie {
  /// The mapping of movies; release dates are encoded as `yyyy-MM-dd`. `Movie` and `MovieActor` have
  /// synthesized `Codable` conformances.
  public static var catalog: CodableMapper<Movie> { CodableMapper(dates: .yearMonthDay) }
}
