import Foundation
import JSONMapping
import Testing

enum Formats {
  static let dayFirst: ClosureField<String, Date> = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "dd/MM/yyyy"
    return ClosureField(from: { formatter.date(from: $0) }, to: { formatter.string(from: $0) })
  }()
}

extension MappingConfigured where Self == ClosureField<String, Date> {
  static var dayFirst: Self { Formats.dayFirst }
}

/// The custom fields in the article on fields.
@Suite("Custom fields of the article")
struct OwnFieldArticleTests {
  struct HoursField: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Int {
      let text = try json.string()
      guard text.hasSuffix(" h"), let hours = Int(text.dropLast(2)) else {
        throw json.error(.invalidFormat(expected: "hours", reason: "such as 2 h"))
      }
      return hours
    }

    func encode(_ hours: Int, into writer: inout JSONWriter) throws(JSONError) {
      writer.write("\(hours) h")
    }
  }

  /// Decodes by a field, which can be passed by its short name.
  private func date(_ text: String, as field: some Decoding<Date> & MappingConfigured) throws -> Date {
    try field.decode(text)
  }

  @Test("A custom field can have a short name, like those of the package")
  func named() throws {
    #expect(try date(#""17/06/2016""#, as: .dayFirst) == date(#""2016-06-17""#, as: .yearMonthDay))
  }

  @Test("A field of closures decodes and encodes dates in any format")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_466_121_600)
    #expect(try Formats.dayFirst.decode(#""17/06/2016""#) == date)
    #expect(try Formats.dayFirst.encodeToString(date) == #""17/06/2016""#)
    #expect(throws: JSONError.self) { try Formats.dayFirst.decode(#""2016-06-17""#) }
  }

  @Test("A custom field works in both directions, and has its own error")
  func type() throws {
    #expect(try HoursField().array.decode(#"["2 h","11 h"]"#) == [2, 11])
    #expect(try HoursField().encodeToString(2) == #""2 h""#)
    let error = #expect(throws: JSONError.self) { try HoursField().array.decode(#"["2 h","2 m"]"#) }
    #expect(error?.description == #"$[1]: expected hours, found "2 m" (line 1, column 8) [invalid-format]"#)
    #expect(error?.rendered().contains("such as 2 h") == true)
  }
}
