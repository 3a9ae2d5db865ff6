import DerivedMapping
import Foundation
import MappableMapping

struct Author: Mappable, Sendable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

func page(_ bytes: [UInt8]) throws {
  // statements
}
