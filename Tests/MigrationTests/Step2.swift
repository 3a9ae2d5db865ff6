import Foundation
import MappableMapping

/// The call sites use the strict mapper; in the models, only a transform has changed.
enum Step2 {
  static let mapper = MappableMapper<Order>().array

  static func orders(from text: String) throws -> [Order] {
    try mapper.decode(text)
  }

  static func text(of orders: [Order]) throws -> String {
    try mapper.encodeToString(orders)
  }

  typealias Status = Step1.Status
  typealias Address = Step1.Address
  typealias Customer = Step1.Customer

  struct Item: Mappable {
    var name = ""
    var quantity = 1
    var released = Date.distantPast

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
      quantity <- map["quantity"]
      released <- (map["released"], DateField.yearMonthDay)
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
