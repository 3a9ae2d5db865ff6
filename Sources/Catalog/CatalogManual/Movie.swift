public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension Movie: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      name: try json["name"],
      year: try json["year"],
      releaseDate: try json["releaseDate", as: .yearMonthDay],
      grossing: try json["grossing"],
      rating: try json["rating"],
      cast: try json["cast"]
    )
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("year", year)
    try json.put("releaseDate", releaseDate, as: .yearMonthDay)
    try json.put("grossing", grossing)
    try json.put("rating", rating)
    try json.put("cast", cast)
  }
}

extension MovieActor: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(name: try json["name"])
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("name", name)
  }
}
