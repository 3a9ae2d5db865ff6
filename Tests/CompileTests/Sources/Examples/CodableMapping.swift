import Catalog
import CodableMapping
import Foundation
import MappableMapping

struct Address: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

enum AddressField: CodedField {
  static let mapping = MappableMapper<Address>()
}

enum Place: String, Codable { case unknown }

enum Anywhere: DefaultValue { static let value = Place.unknown }

enum CodingKeys: CodingKey { case address, price, skillIDs, stops }

func example(
  _ bytes: [UInt8], _ data: Data, _ movie: Movie, _ address: Address,
  _ container: KeyedDecodingContainer<CodingKeys>,
  _ encoder: any Encoder
) throws {
  var movie = movie
  // statements
}
