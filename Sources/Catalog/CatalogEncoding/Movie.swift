public import Catalog
public import JSONCore
public import JSONMapping

extension Movie: JSONEncodable {
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

extension MovieActor: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in try json.member("name", name) }
  }
}
