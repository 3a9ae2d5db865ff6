import CodableMapping
import Foundation
import MappableMapping

/// An array of models is `Codable`, with its own form of dates.
enum Step4 {
  static let mapper = MappableMapper<Order>().array

  typealias Status = Step1.Status
  typealias Address = Step3.Address
  typealias Customer = Step3.Customer

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
