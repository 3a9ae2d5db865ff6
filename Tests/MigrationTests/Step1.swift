import Foundation
import MappableMapping

/// The code base as it was, with the import changed.
enum Step1 {
  static func orders(from text: String) -> [Order] {
    Mapper<Order>().mapArray(JSONString: text) ?? []
  }

  static func text(of orders: [Order]) -> String {
    orders.toJSONString() ?? ""
  }

  static let days: DateFormatter = {
    let days = DateFormatter()
    days.locale = Locale(identifier: "en_US_POSIX")
    days.timeZone = TimeZone(secondsFromGMT: 0)
    days.dateFormat = "yyyy-MM-dd"
    return days
  }()

  enum Status: String {
    case open, shipped
  }

  struct Address: Mappable {
    var street = ""
    var city = ""

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      street <- map["street"]
      city <- map["city"]
    }
  }

  struct Customer: Mappable {
    var name = ""
    var address: Address?
    var site: URL?

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
      address <- map["address"]
      site <- (map["site"], URLTransform())
    }
  }

  struct Item: Mappable {
    var name = ""
    var quantity = 1
    var released = Date.distantPast

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
      quantity <- map["quantity"]
      released <- (map["released"], DateFormatterTransform(dateFormatter: days))
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
