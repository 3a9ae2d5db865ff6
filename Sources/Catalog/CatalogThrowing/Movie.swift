public import Catalog
public import ThrowingMapping

extension Movie: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> Movie {
    try Movie(
      id: json => "id",
      name: json => "name",
      year: json => "year",
      releaseDate: json["releaseDate", as: .yearMonthDay],
      grossing: json => "grossing",
      rating: json => "rating",
      cast: json => "cast"
    )
  }
}

extension MovieActor: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> MovieActor {
    try MovieActor(name: json => "name")
  }
}
