public import Catalog
public import JSONCore
public import JSONMapping

extension Movie: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.put("id", id)
      try json.put("name", name)
      try json.put("year", year)
      try json.put("releaseDate", releaseDate, as: .yearMonthDay)
      try json.put("grossing", grossing)
      try json.put("rating", rating)
      try json.put("cast", cast)
    }
  }
}

extension MovieActor: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in try json.put("name", name) }
  }
}
