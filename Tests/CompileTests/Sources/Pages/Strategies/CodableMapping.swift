import CodableMapping
import Foundation
import MappableMapping

struct Author: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

func page() throws {
  // statements
}
