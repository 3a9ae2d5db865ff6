import BenchKit
import Foundation

/// A model of one's own in one file: its type, its data, and the ways of mapping it.
///
/// To measure it, put the file into `Benchmarks/bench/Rows` and `Invoice.model` into `OwnRows.models`.
struct Invoice: Codable, Hashable, Sendable {
  var number: Int
  var customer: String
  var amounts: [Double]

  static let example = Invoice(number: 7, customer: "Ada", amounts: [19.99, 5])

  /// The value, its document and the number of objects, for each size that is to be measured.
  static var model: OwnModel {
    let bytes = Array(#"{"number":7,"customer":"Ada","amounts":[19.99,5]}"#.utf8)
    return OwnModel(
      named: "invoice",
      data: [.small: DataSet(value: example, bytes: bytes, objects: 1)],
      reference: InvoiceByFoundation(),
      rows: [("by-casts", InvoiceByCasts())]
    )
  }
}

/// What the rows are compared with and checked against.
struct InvoiceByFoundation: Codec {
  func document(from bytes: [UInt8]) -> Data { Data(bytes) }
  func bytes(of document: Data) -> [UInt8] { Array(document) }
  func decode(_ document: Data) throws -> Invoice { try JSONDecoder().decode(Invoice.self, from: document) }
  func encode(_ value: Invoice) throws -> Data { try JSONEncoder().encode(value) }
}

/// What is compared.
struct InvoiceByCasts: Codec {
  struct Failure: Error {}

  func document(from bytes: [UInt8]) -> Data { Data(bytes) }
  func bytes(of document: Data) -> [UInt8] { Array(document) }

  func decode(_ document: Data) throws -> Invoice {
    guard let object = try JSONSerialization.jsonObject(with: document) as? [String: Any],
      let number = object["number"] as? Int, let customer = object["customer"] as? String,
      let amounts = object["amounts"] as? [Double]
    else { throw Failure() }
    return Invoice(number: number, customer: customer, amounts: amounts)
  }

  func encode(_ value: Invoice) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: ["number": value.number, "customer": value.customer, "amounts": value.amounts])
  }
}
