import DerivedMapping
import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Parcels")
struct ParcelTests {
  @Test("Every strategy decodes the same parcel", arguments: ParcelStrategy.all)
  func valid(strategy: ParcelStrategy) throws {
    let parcel = try strategy.mapping.decode(Fixture.bytes("parcel.json"))
    let day = try DateField.yearMonthDay.decode(#""2016-06-17""#)
    #expect(
      parcel
        == Parcel(
          number: 9_007_199_254_740_993, price: Decimal(string: "12.50") ?? 0, paid: true, gift: true,
          level: .express, wait: .seconds(26 * 3600), shelves: [7: Parcel.Shelf(name: "A")], days: [1: day],
          tags: ["glass", "red"], note: "n", until: nil,
          steps: [.sent(Parcel.Sending(from: "Oslo")), .weighed(Parcel.Weighing(grams: 3)), .lost],
          last: .weighed(Parcel.Weighing(grams: 4)), next: .sent(Parcel.Sending(from: "Rome"))))
  }
}

/// A strategy that decodes parcels.
struct ParcelStrategy: Sendable, CustomTestStringConvertible {
  let name: String
  let mapping: any JSONMapping.Decoding<Parcel>

  var testDescription: String { name }

  static let all = (mappers(of: Parcel.self) + [("derived", DerivedMapper<Parcel>())]).map {
    ParcelStrategy(name: $0.name, mapping: $0.mapper)
  }

  /// Decodes a row of the table of malformed parcels with its options.
  func decode(_ row: MalformedCase, issueLimit: Int = 1) throws {
    let document = try Document(parsing: row.bytes(), options: row.options?.parsing ?? JSONParseOptions())
    let rules = DecodingRules(
      issueLimit: issueLimit, rejectsUnknownKeys: row.options?.rejectsUnknownKeys ?? false)
    _ = try document.withRoot(by: rules) { (json) throws(JSONError) in try mapping.decode(json) }
  }
}
