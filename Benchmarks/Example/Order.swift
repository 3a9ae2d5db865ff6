import BenchKit
import BenchReports
import Catalog
import CodableMapping
import Foundation
import MappableMapping

/// A model of your own, in the wire form of the documents.
struct Order: Codable, Equatable, Sendable {
  var number: Int
  var customer: String
  var placed: Date
  var items: [Item]

  struct Item: Codable, Equatable, Sendable {
    var sku: String
    var quantity: Int

    /// Stored, because each new mapper allocates its own buffers.
    static let mapper = CodableMapper<Item>()
  }
}

/// The mapping of the same type in another strategy.
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
  /// Compares rows on an array of orders in a text.
  static func comparison(of text: Data) throws -> OwnComparison {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    // The gate requires that every row decodes the same values as Foundation.
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
