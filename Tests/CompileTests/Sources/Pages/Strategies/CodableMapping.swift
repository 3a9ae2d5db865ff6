import CodableMapping
import Foundation
import MappableMapping

struct User: Codable {}

enum Place: String, Codable { case unknown }

enum Someday: DefaultValue { static let value = Date.distantFuture }

struct Address: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

struct Library {
  init(decoder: Foundation.JSONDecoder, encoder: Foundation.JSONEncoder) {}
}

func page(_ decoder: CodableDecoder, _ data: Data) throws {
  var users: [User] = []
  // statements
  print(users)
}
