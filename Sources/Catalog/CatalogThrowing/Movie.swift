public import Catalog
public import ThrowingMapping

extension Movie: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
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
  public static func decode(_ json: JSON) throws -> MovieActor {
    try MovieActor(name: json => "name")
  }

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in try json.member("name", name) }
  }
}
