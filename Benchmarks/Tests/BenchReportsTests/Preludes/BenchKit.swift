import BenchKit
import BenchReports
import Catalog
import CodableMapping
import Foundation
import MappableMapping

struct TodoCodec: Codec {
  func decode(_ document: Data) throws -> Todo { try JSONDecoder().decode(Todo.self, from: document) }
  func encode(_ value: Todo) throws -> Data { try JSONEncoder().encode(value) }
}

struct Order: Codable, Equatable {}

struct Invoice: Codable, Equatable, Mappable {
  static var model: OwnModel {
    OwnModel("invoice", generator: InvoiceGenerator(), rows: [OwnRow("codable", CodableMapper<Invoice>())])
  }

  init() {}
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

struct InvoiceGenerator: ModelGenerator {
  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Invoice { Invoice() }
}

func example(_ orders: [Order], _ text: String) throws {
  // statements
}
