import CodableMapping
import Foundation
import Testing

@Suite("Options of CodableMapper")
struct MapperOptionTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "dd.MM.yyyy"
    return formatter
  }

  @Test(
    "Dates have the same form in both directions",
    arguments: [
      (DateCoding.deferredToDate, "0"), (.secondsSince1970, "978307200"),
      (.millisecondsSince1970, "978307200000"), (.iso8601, #""2001-01-01T00:00:00Z""#),
      (.yearMonthDay, #""2001-01-01""#), (.formatted(formatter), #""01.01.2001""#),
      (.field(DateField.seconds), "978307200"),
    ])
  func dates(coding: DateCoding, text: String) throws {
    let mapper = CodableMapper<Date>(dates: coding).array
    #expect(try mapper.encodeToString([Self.start]) == "[\(text)]")
    #expect(try mapper.decode("[\(text)]") == [Self.start])
  }

  @Test("The coders take days as well")
  func days() throws {
    let encoder = CodableEncoder()
    encoder.dateEncodingStrategy = .yearMonthDay
    let decoder = CodableDecoder()
    decoder.dateDecodingStrategy = .yearMonthDay
    let data = try encoder.encode([Self.start])
    #expect(String(decoding: data, as: UTF8.self) == #"["2001-01-01"]"#)
    #expect(try decoder.decode([Date].self, from: data) == [Self.start])
  }

  @Test(
    "Data has the same form in both directions",
    arguments: [(DataCoding.base64, #""AP8=""#), (.deferredToData, "[0,255]")])
  func data(coding: DataCoding, text: String) throws {
    let mapper = CodableMapper<Data>(data: coding)
    #expect(try mapper.encodeToString(Data([0, 255])) == text)
    #expect(try mapper.decode(text) == Data([0, 255]))
  }

  @Test("Numbers that JSON lacks are strings on request")
  func floats() throws {
    let text = #"["+","-","?",1.5]"#
    let mapper = CodableMapper<Double>(
      nonConformingFloats: .strings(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    ).array
    let numbers = try mapper.decode(text)
    #expect(numbers.map(\.description) == ["inf", "-inf", "nan", "1.5"])
    #expect(try mapper.encodeToString(numbers) == text)
    #expect(throws: JSONError.self) { try CodableMapper<Double>().array.decode(text) }
  }
}
