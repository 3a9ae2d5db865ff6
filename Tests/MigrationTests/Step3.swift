import CodableMapping
import Foundation
import MappableMapping

/// The first leaf is `Codable`.
enum Step3 {
  static let mapper = MappableMapper<Order>().array

  typealias Status = Step1.Status
  typealias Item = Step2.Item

  struct Address: Codable {
    var street: String
    var city: String

    static let mapper = CodableMapper<Address>()
  }

  struct Customer: Mappable {
    var name = ""
    var address: Address?
    var site: URL?

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
      address <- (map["address"], Address.mapper)
      site <- (map["site"], URLTransform())
    }
  }

  struct Order: Mappable {
    var number = 0
    var status = Status.open
    var placed = Date.distantPast
    var warehouse = ""
    var customer: Customer?
    var items: [Item] = []

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      number <- map["number"]
      status <- map["status"]
      placed <- (map["placed"], DateTransform())
      warehouse <- map["shipping.warehouse"]
      customer <- map["customer"]
      items <- map["items"]
    }
  }
}
