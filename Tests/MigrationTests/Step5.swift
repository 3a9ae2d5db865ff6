import CodableMapping
import Foundation
import MappableMapping

/// The root is `Codable`, and one of its parts still `Mappable`.
enum Step5 {
  static let mapper = CodableMapper<Order>(dates: .yearMonthDay).array

  typealias Address = Step3.Address
  typealias Customer = Step3.Customer

  enum Status: String, Codable {
    case open, shipped
  }

  struct Item: Codable {
    var name: String
    var quantity: Int
    var released: Date
  }

  struct Order: Codable {
    var number: Int
    var status: Status
    var placed: Date
    var warehouse: String
    var customer: Customer?
    var items: [Item]

    private enum CodingKeys: CodingKey { case number, status, placed, shipping, customer, items }
    private enum ShippingKeys: CodingKey { case warehouse }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: .number)
      status = try container.decode(Status.self, forKey: .status)
      placed = try container.decode(with: .seconds, forKey: .placed)
      let shipping = try container.nestedContainer(keyedBy: ShippingKeys.self, forKey: .shipping)
      warehouse = try shipping.decode(String.self, forKey: .warehouse)
      customer = try container.decodeIfPresent(with: MappableMapper<Customer>(), forKey: .customer)
      items = try container.decode([Item].self, forKey: .items)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(status, forKey: .status)
      try container.encode(placed, with: .seconds, forKey: .placed)
      var shipping = container.nestedContainer(keyedBy: ShippingKeys.self, forKey: .shipping)
      try shipping.encode(warehouse, forKey: .warehouse)
      try container.encodeIfPresent(customer, with: MappableMapper<Customer>(), forKey: .customer)
      try container.encode(items, forKey: .items)
    }
  }
}
