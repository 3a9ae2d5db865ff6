public import ApplicativeMapping
public import Catalog

extension Movie: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<Movie> {
    curry(Movie.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "year"
      <*> json["releaseDate", as: .yearMonthDay]
      <*> json <| "grossing"
      <*> json <| "rating"
      <*> json <|| "cast"
  }
}

extension MovieActor: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<MovieActor> {
    curry(MovieActor.init) <^> json <| "name"
  }
}
