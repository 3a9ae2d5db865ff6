import CodableMapping
import Foundation
import Testing

@Suite("Dates with fractions")
struct DateFractionTests {
  @Test(
    "Dates with fractions are Foundation's to the last bit",
    arguments: [1583, 1899, 1931, 1969, 1970, 1986, 1999, 2000, 2001, 2026, 2100, 9998])
  func milliseconds(year: Int) throws {
    let texts = (0..<1000).map { String(format: "\(year)-11-21T10:00:00.%03dZ", $0) }
    try compare(texts)
  }

  @Test("Dates with any offset and number of digits are Foundation's")
  func digits() throws {
    let fractions = ["5", "25", "0625", "123456", "999999", "123456789", "999999999"]
    try compare(
      fractions.flatMap { fraction in
        ["Z", "+05:30", "-11:45"].flatMap { offset in
          ["1969-12-31T23:59:59", "2000-12-31T23:59:59", "2001-01-01T00:00:00", "2024-02-29T12:34:56"]
            .map { "\($0).\(fraction)\(offset)" }
        }
      })
  }

  private func compare(_ texts: [String]) throws {
    let json = Data("[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]".utf8)
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = .iso8601
    let own = CodableDecoder()
    own.dateDecodingStrategy = .iso8601
    let expected = try foundation.decode([Date].self, from: json).map(\.bits)
    #expect(expected.count == texts.count)
    #expect(try own.decode([Date].self, from: json).map(\.bits) == expected)
    #expect(texts.map { DateField.rfc3339.date(from: $0)?.bits } == expected)
    #expect(try DateField.rfc3339.array.decode(Array(json)).map(\.bits) == expected)
  }

  @Test("Dates with fractions are encoded as the text from which they were decoded")
  func roundTrip() throws {
    for year in [1931, 1970, 2001, 2026] {
      for digits in [3, 6] {
        let field = DateField(.rfc3339(fractionDigits: digits))
        for number in stride(from: 0, to: 1_000_000, by: 997) {
          let fraction = String(format: "%06d", number).prefix(digits)
          let text = "\(year)-11-21T10:00:00.\(fraction)Z"
          #expect(field.date(from: text).flatMap { field.text(for: $0) } == text)
        }
      }
    }
  }
}

extension Date {
  fileprivate var bits: UInt64 { timeIntervalSinceReferenceDate.bitPattern }
}
