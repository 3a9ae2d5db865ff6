import CodableMapping
import Foundation

/// Everything is `Codable`, and the old import is removed.
enum Step6 {
  static let mapper = CodableMapper<Order>(dates: .yearMonthDay).array

  typealias Status = Step5.Status
  typealias Item = Step5.Item

  struct Address: Codable {
    var street: String
    var city: String
  }

  struct Customer: Codable {
    var name: String
    var address: Address?
    var site: URL?
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
      customer = try container.decodeIfPresent(Customer.self, forKey: .customer)
      items = try container.decode([Item].self, forKey: .items)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(status, forKey: .status)
      try container.encode(placed, with: .seconds, forKey: .placed)
      var shipping = container.nestedContainer(keyedBy: ShippingKeys.self, forKey: .shipping)
      try shipping.encode(warehouse, forKey: .warehouse)
      try container.encodeIfPresent(customer, forKey: .customer)
      try container.encode(items, forKey: .items)
    }
  }
}
