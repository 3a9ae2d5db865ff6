import Foundation
import MappableMapping

struct Movie: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

func page(_ text: String) throws {
  // statements
}
