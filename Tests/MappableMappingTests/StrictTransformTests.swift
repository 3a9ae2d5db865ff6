import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// Models whose transforms accept nearly any text.
private struct Receipt: Mappable {
  var date = Date.distantPast
  var dates: [Date] = []
  var sum: NSDecimalNumber?
  var table: [Column: Cell] = [:]

  enum Column: String { case left, right }

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    date <- (map["date"], DateTransform())
    dates <- (map["dates"], DateTransform(unit: .milliseconds))
    sum <- (map["sum"], NSDecimalNumberTransform())
    table <- (map["table"], DictionaryTransform<Column, Cell>())
  }
}

private struct Cell: Mappable {
  var width = 0
  init?(map: Map) {}
  mutating func mapping(map: Map) { width <- map["width"] }
}

private struct Stamp: ImmutableMappable {
  let date: Date
  let dates: [Date]

  init(map: Map) throws {
    date = try map.value("date", using: DateTransform())
    dates = try map.value("dates", using: DateTransform())
  }

  func mapping(map: Map) {}
}

private final class SentTransform: DateTransform {}

private struct Parcel: Mappable {
  var sent: Date?
  init?(map: Map) {}
  mutating func mapping(map: Map) { sent <- (map["sent"], SentTransform()) }
}

@Suite("Transforms that accept any text")
struct StrictTransformTests {
  private static func receipt(_ changes: [String: String]) -> String {
    let members = [
      ("date", "7"), ("dates", "[1000]"), ("sum", "\"1.50\""), ("table", #"{"left":{"width":1}}"#),
    ]
    return "{" + members.map { "\"\($0)\":\(changes[$0] ?? $1)" }.joined(separator: ",") + "}"
  }

  static let refused: [(key: String, value: String, path: String, expected: String, found: String)] = [
    ("date", #""zz""#, "date", "a date (seconds since 1970)", #""zz""#),
    ("date", #""12zz""#, "date", "a date (seconds since 1970)", #""12zz""#),
    ("date", #""nan""#, "date", "a date (seconds since 1970)", #""nan""#),
    ("date", #""0x10""#, "date", "a date (seconds since 1970)", #""0x10""#),
    ("dates", #"[5,"2016-06-17"]"#, "dates[1]", "a date (milliseconds since 1970)", #""2016-06-17""#),
    ("sum", #""1.50 EUR""#, "sum", "a decimal number", #""1.50 EUR""#),
    ("sum", "\"\"", "sum", "a decimal number", "\"\""), ("date", "true", "date", "Date", "true"),
    ("dates", "[5,false]", "dates[1]", "Date", "false"), ("sum", "true", "sum", "NSDecimalNumber", "true"),
  ]

  @Test("A strict decode accepts only texts in the transform's form, and no booleans", arguments: refused)
  func refuses(key: String, value: String, path: String, expected: String, found: String) {
    let issue = thrown { try MappableMapper<Receipt>().decode(Self.receipt([key: value])) }?.issue
    #expect(issue?.message == "expected \(expected) for Receipt.\(key), found \(found)")
    #expect(issue?.path.description == "$.\(path)" && issue?.location != nil)
    #expect(issue?.code == (expected.hasPrefix("a ") ? .invalidFormat : .typeMismatch))
  }

  @Test(
    "Errors of a dictionary's keys and models have their locations",
    arguments: [
      #"{"left":{"width":1},"top":{"width":2}}"#:
        "$.table.top: the key is not a Column (required by Receipt.table.top) (line 1, column 73) [transform-failed]",
      #"{"left":{"width":"1"}}"#:
        #"$.table.left.width: expected Int for Cell.width, found string "1" (line 1, column 64) [type-mismatch]"#,
    ])
  func dictionaries(table: String, text: String) {
    let json = Self.receipt(["table": table])
    #expect(thrown { try MappableMapper<Receipt>().decode(json) }?.description == text)
  }

  @Test("A strict decode accepts texts of digits")
  func accepts() throws {
    let json = Self.receipt(["date": "\" 12.5\"", "dates": "[\"-1e3\"]", "sum": "\"-1.5e2\""])
    let receipt = try MappableMapper<Receipt>().decode(json)
    #expect(receipt.date == Date(timeIntervalSince1970: 12.5))
    #expect(receipt.dates == [Date(timeIntervalSince1970: -1)] && receipt.sum == -150)
    #expect(receipt.table[.left]?.width == 1)
  }

  @Test(
    "Immutable models reject texts in another form, with an error",
    arguments: [
      (#""zz""#, IssueCode.invalidFormat), (#"["zz"]"#, .invalidFormat), ("true", .typeMismatch),
      ("[false]", .typeMismatch),
    ])
  func immutable(value: String, code: IssueCode) {
    let isList = value.hasPrefix("[")
    let json = #"{"date":\#(isList ? "1" : value),"dates":\#(isList ? value : "[]")}"#
    let issue = thrown { try MappableMapper<Stamp>().decode(json) }?.issue
    #expect(issue?.code == code && issue?.path.description == (isList ? "$.dates[0]" : "$.date"))
  }

  static let converted: [(changes: [String: String], date: Double, dates: Double, issues: [String])] = [
    (
      ["date": #""zz""#, "dates": #"["12zz"]"#, "table": #"{"left":{"width":1},"top":{}}"#], 0, 0.012,
      ["$.date invalid-format", "$.dates[0] invalid-format", "$.table.top transform-failed"]
    ),
    (
      ["date": "true", "dates": "[false]", "sum": "true"], 1, 0,
      ["$.date type-mismatch", "$.dates[0] type-mismatch", "$.sum type-mismatch"]
    ),
  ]

  @Test("The lenient methods convert texts and booleans as ObjectMapper does", arguments: converted.indices)
  func silent(row: Int) throws {
    let (changes, date, dates, issues) = Self.converted[row]
    let (receipt, error) = Mapper<Receipt>().reporting { $0.map(JSONString: Self.receipt(changes)) }
    #expect(receipt?.date == Date(timeIntervalSince1970: date) && receipt?.table.count == 1)
    #expect(receipt?.dates == [Date(timeIntervalSince1970: dates)])
    #expect(receipt?.sum == (changes["sum"] == nil ? 1.5 : 1))
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == issues)
    let stamp = try Mapper<Stamp>().map(JSONString: #"{"date":"zz","dates":["zz"]}"#)
    #expect(stamp.dates == [Date(timeIntervalSince1970: 0)])
  }

  @Test("The results of a subclass are accepted", arguments: ["true", "\"zz\""])
  func subclass(value: String) throws {
    let (parcel, error) = Mapper<Parcel>().reporting { $0.map(JSONString: "{\"sent\":\(value)}") }
    #expect(error == nil)
    #expect(parcel?.sent == Date(timeIntervalSince1970: value == "true" ? 1 : 0))
    #expect(try MappableMapper<Parcel>().decode("{\"sent\":\(value)}").sent == parcel?.sent)
  }
}
