public import Catalog
public import MappableMapping

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Movie: Mappable {
  public init?(map: Map) {
    self.init(id: 0, name: "", year: 0, releaseDate: .distantPast, grossing: 0, rating: 0, cast: [])
  }

  public mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    year <- map["year"]
    releaseDate <- (map["releaseDate"], DateField.yearMonthDay)
    grossing <- map["grossing"]
    rating <- map["rating"]
    cast <- map["cast"]
  }
}

extension MovieActor: Mappable {
  public init?(map: Map) {
    self.init(name: "")
  }

  public mutating func mapping(map: Map) {
    name <- map["name"]
  }
}
