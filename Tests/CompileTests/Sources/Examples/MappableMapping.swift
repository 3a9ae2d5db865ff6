import Catalog
import CatalogMappable
import CodableMapping
import Foundation
import MappableMapping

struct Address: Codable {}

func example(_ bytes: [UInt8], _ text: String, _ map: Map) throws {
  // statements
}
