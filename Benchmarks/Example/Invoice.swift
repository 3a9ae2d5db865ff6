import BenchKit
import Catalog
import CodableMapping
import JSONMapping
import MappableMapping

/// A model of your own in one file: its type, its generated documents, and the strategies that map it.
struct Invoice: Codable, Hashable, Sendable {
  var number: Int
  var customer: String
  var amounts: [Double]
}

extension Invoice {
  static var model: OwnModel {
    OwnModel(
      "invoice", generator: InvoiceGenerator(), requiredMember: "customer",
      rows: [
        OwnRow("mappable", MappableMapper<Invoice>()), OwnRow("codable", CodableMapper<Invoice>()),
      ]
    )
  }
}

/// The mapping in ObjectMapper's strategy.
extension Invoice: Mappable {
  init?(map: Map) {
    self.init(number: 0, customer: "", amounts: [])
  }

  mutating func mapping(map: Map) {
    number <- map["number"]
    customer <- map["customer"]
    amounts <- map["amounts"]
  }
}

/// Generates values and their text, which the gate compares.
struct InvoiceGenerator: ModelGenerator {
  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Invoice {
    let customer = text.name(using: &random)
    let cents = (0..<random.number(in: 1...6)).map { _ in random.number(in: 100...99_999) }
    let amounts = cents.map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
    wire += #"{"number":\#(number),"customer":"\#(customer.wire)","#.utf8
    wire += #""amounts":[\#(amounts.joined(separator: ","))]}"#.utf8
    return Invoice(number: number, customer: customer.value, amounts: cents.map { Double($0) / 100 })
  }
}
