import CodableMapping
import Foundation
import MappableMapping

/// An array of models is `Codable`, with its own form of dates.
enum Step4 {
  static let mapper = MappableMapper<Order>().array

  static func orders(from text: String) throws -> [Order] {
    try mapper.decode(text)
  }

  static func text(of orders: [Order]) throws -> String {
    try mapper.encodeToString(orders)
  }

  enum Status: String {
    case open, shipped
  }

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

  struct Item: Codable {
    var name: String
    var quantity: Int
    var released: Date

    static let mapper = CodableMapper<Item>(dates: .yearMonthDay)
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
      items <- (map["items"], Item.mapper)
    }
  }
}
