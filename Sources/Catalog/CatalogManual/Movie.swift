public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension Movie: ManualDecodable {
  /// Decodes the members.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue.
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
}

extension MovieActor: ManualDecodable {
  /// Decodes the members.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue.
  public init(json: JSONObject) throws(JSONError) {
    self.init(name: try json["name"])
  }
}
