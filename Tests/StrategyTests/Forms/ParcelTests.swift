import Foundation
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
