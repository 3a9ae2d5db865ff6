import Foundation
import JSONCore
import JSONMapping
import TestSupport
import Testing

@Suite("Parcels")
struct ParcelTests {
  @Test("Every dialect reads the same parcel", arguments: ParcelDialect.all)
  func valid(dialect: ParcelDialect) throws {
    let parcel = try dialect.mapping.decode(Fixture.bytes("parcel.json"))
    let day = try DateField.yearMonthDay.decode(#""2016-06-17""#)
    #expect(
      parcel
        == Parcel(
          number: 9_007_199_254_740_993, price: Decimal(string: "12.50") ?? 0, paid: true, gift: true,
          level: .express, wait: .seconds(26 * 3600), shelves: [7: Parcel.Shelf(name: "A")], days: [1: day],
          tags: ["glass", "red"], note: "n", until: nil,
          steps: [
            .sent(Parcel.Sending(from: "Oslo")), .weighed(Parcel.Weighing(grams: 3)), .lost,
          ],
          last: .weighed(Parcel.Weighing(grams: 4)), next: .sent(Parcel.Sending(from: "Rome"))))
  }

  @Test("A level that is new has the fallback", arguments: ParcelDialect.all)
  func fallback(dialect: ParcelDialect) throws {
    let text = String(decoding: try Fixture.bytes("parcel.json"), as: UTF8.self)
    let parcel = try dialect.mapping.decode(text.replacing("express", with: "overnight"))
    #expect(parcel.level == .unknown)
  }

  @Test(
    "Every dialect gives the same code, path and place, and the same text", arguments: MalformedCase.forms)
  func sameIssue(row: MalformedCase) throws {
    for dialect in ParcelDialect.all {
      let error = thrown("\(dialect.name)") { try dialect.decode(row) }
      #expect(error.flatMap(row.answer) == row, "\(dialect.name): \(String(describing: error))")
    }
  }

  @Test("Every dialect finds all issues where the table lists them")
  func allIssues() throws {
    let rows = MalformedCase.forms.filter { $0.issues != nil }
    #expect(rows.count > 2)
    for row in rows {
      for dialect in ParcelDialect.all {
        let error = thrown("\(dialect.name)") {
          try dialect.decode(row, issueLimit: 100)
        }
        #expect(
          error?.issues.map { MalformedCase.ExpectedIssue($0) } == row.issues, "\(row.file): \(dialect.name)")
      }
    }
  }
}
