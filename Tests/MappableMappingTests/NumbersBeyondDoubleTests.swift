import Foundation
import JSONCore
import MappableMapping
import Testing

/// A property of every type that can hold a number, each with its own key.
private struct Price: Mappable {
  var double: Double?, float: Float?, graphics: CGFloat?, number: NSNumber?, any: Any?
  var doubles: [Double]?, floats: [Float]?, byName: [String: Float]?, object: [String: Any]?
  var date: Date?, decimal: NSDecimalNumber?, transformed: Double?, coded: Double?, list: [Double]?
  var own = 1.0, current: Any?, members = [String: Any](), tax = 7.5

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    double <- map["double"]
    float <- map["float"]
    graphics <- map["graphics"]
    number <- map["number"]
    any <- map["any"]
    doubles <- map["doubles"]
    floats <- map["floats"]
    byName <- map["byName"]
    object <- map["object"]
    date <- (map["date"], DateTransform())
    decimal <- (map["decimal"], NSDecimalNumberTransform())
    transformed <- (map["transformed"], TransformOf<Double, Double>(fromJSON: { $0 }, toJSON: { $0 }))
    coded <- (map["coded"], CodableTransform<Double>())
    list <- (map["list"], TransformOf<[Double], [Double]>(fromJSON: { $0 }, toJSON: { $0 }))
    own <- map["own"]
    current = map["current"].currentValue
    if map["members"].isKeyPresent { members = map.JSON }
    tax <- map["tax"]
  }

  /// The numbers that were decoded, by the labels of their properties.
  var numbers: [String: String] {
    var numbers: [String: String] = [:]
    for (label, value) in Mirror(reflecting: self).children where label != "tax" {
      let isEmpty = (value as? [String: Any])?.isEmpty ?? ("\(value)" == "nil")
      if !isEmpty, "\(value)" != "1.0" { numbers[label ?? ""] = "\(value)" }
    }
    return numbers
  }
}

@Suite("Numbers that the type of a property can't hold")
struct NumbersBeyondDoubleTests {
  private static let beyondDouble = ["1e400", "-1e309", "1e99999", "1" + String(repeating: "0", count: 400)]

  private static let keys = [
    "double", "float", "graphics", "number", "any", "date", "decimal", "transformed", "coded", "own",
    "current",
  ]

  struct Row: Sendable { let key, start, end: String }

  /// The keys of the numbers and of their containers, and the texts around the numbers.
  static let rows: [Row] = {
    var rows = (keys + ["members"]).map { Row(key: $0, start: "", end: "") }
    rows += ["doubles", "floats", "list", "any"].map { Row(key: $0, start: "[1, ", end: "]") }
    rows += ["byName", "any"].map { Row(key: $0, start: #"{"a": 1, "b": "#, end: "}") }
    rows.append(Row(key: "object", start: #"{"a": [{"b": "#, end: "}]}"))
    return rows
  }()

  @Test(
    "A number beyond Double is nil and reported; the other properties keep their values",
    arguments: rows.indices, beyondDouble.indices)
  func infinite(row: Int, number: Int) throws {
    let (row, key) = (Self.rows[row], Self.rows[row].key)
    let text = "{\"\(key)\": \(row.start)\(Self.beyondDouble[number])\(row.end), \"tax\": 8.5}"
    let (price, error) = Mapper<Price>().reporting { $0.map(JSONString: text) }
    #expect(price?.tax == 8.5)
    #expect(price?.numbers == (key == "members" ? ["members": #"["tax": 8.5]"#] : [:]))
    let issue = try #require(error?.issues.first)
    #expect(issue.path.description.hasPrefix("$.\(key)"))
    #expect(issue.code == .numberOutOfRange)
    #expect(throws: JSONError.self) { try MappableMapper<Price>().decode(text) }
  }

  @Test(
    "A number beyond Float is nil and reported, and of a date a text without a finite number",
    arguments: [
      ("float", "1e300"), ("floats", "[1, -1e39]"), ("byName", #"{"a": 1e300}"#), ("date", #""1e400""#),
      ("date", #""inf""#), ("date", #""-infinity""#), ("date", #""nan""#), ("date", "-Infinity"),
      ("decimal", "Infinity"), ("decimal", "-Infinity"), ("decimal", "NaN"),
    ])
  func beyondFloat(key: String, value: String) {
    let mapper = Mapper<Price>()
    mapper.parsing.tolerances.insert(.nonFiniteNumbers)
    let (price, error) = mapper.reporting { $0.map(JSONString: #"{"\#(key)": \#(value), "tax": 8}"#) }
    #expect(price?.tax == 8)
    #expect(price?.numbers == [:])
    let isText = value.hasPrefix("\"")
    #expect(error?.issues.map(\.code) == [isText ? .invalidFormat : .numberOutOfRange])
    if key == "decimal" {
      #expect(NSDecimalNumberTransform().transformFromJSON(Double(value)) == nil)
      #expect(NSDecimalNumberTransform().transformFromJSON(1.5) == 1.5)
    }
  }
}
