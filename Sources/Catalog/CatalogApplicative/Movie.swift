public import ApplicativeMapping
public import Catalog

extension Movie: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
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

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("name", name)
      try json.member("year", year)
      try json.member("releaseDate", releaseDate, .yearMonthDay)
      try json.member("grossing", grossing)
      try json.member("rating", rating)
      try json.member("cast", cast)
    }
  }
}

extension MovieActor: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<MovieActor> {
    curry(MovieActor.init) <^> json <| "name"
  }

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in try json.member("name", name) }
  }
}
