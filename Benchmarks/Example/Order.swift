import BenchKit
import BenchReports
import Catalog
import CodableMapping
import Foundation
import MappableMapping

/// A model of one's own, in the wire form of the documents.
struct Order: Codable, Equatable, Sendable {
  var number: Int
  var customer: String
  var placed: Date
  var items: [Item]

  struct Item: Codable, Equatable, Sendable {
    var sku: String
    var quantity: Int

    /// Kept, for a mapper that is made anew for each order makes its buffers anew, too.
    static let mapper = CodableMapper<Item>()
  }
}

/// Another way of mapping it: to be compared, every row maps the same type.
extension Order: Mappable {
  init?(map: Map) {
    self.init(number: 0, customer: "", placed: .distantPast, items: [])
  }

  mutating func mapping(map: Map) {
    number <- map["number"]
    customer <- map["customer"]
    placed <- (map["placed"], ISO8601DateTransform())
    items <- (map["items"], Item.mapper)
  }
}

extension Order {
  /// Compares rows on the array of orders that a text holds.
  static func comparison(of text: Data) throws -> OwnComparison {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    // The gate asks of every row that it gives what Foundation does.
    let orders = try decoder.decode([Order].self, from: text)
    let model = OwnModel(
      "orders", data: [.file: DataSet(value: orders, bytes: Array(text), objects: orders.count)],
      decoder: decoder, encoder: encoder,
      rows: [
        OwnRow("mappable", MappableMapper<Order>()),
        OwnRow("codable", CodableMapper<Order>(dates: .iso8601)),
      ])
    return OwnComparison(models: [model])
  }
}
