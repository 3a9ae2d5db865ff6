import JSONMapping
import MappableMapping
import MappingTestSupport
import Testing

private struct Spot: Mappable, Equatable {
  var x, y: Int
  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  init?(map: Map) { self.init(0, 0) }
  mutating func mapping(map: Map) {
    x <- map["x"]
    y <- map["y"]
  }
}

private struct Plan: Mappable {
  var points: [Int: Spot]
  init(points: [Int: Spot]) { self.points = points }
  init?(map: Map) { self.init(points: [:]) }
  mutating func mapping(map: Map) { points <- map["points"] }
}

/// Maps onto existing points, strictly.
private struct Onto: JSONMapping.Decoding {
  var points: [Int: Spot] = [:]
  var configuration = MappingConfiguration()

  func decode(_ json: JSONValue) throws(JSONError) -> [Int: Spot] {
    var points = points
    try points.remap(from: json, options: MapOptions())
    return points
  }
}

@Suite("Mapping onto dictionaries")
struct OntoDictionaryTests {
  private static let merging = #"{"1":{"x":1,"y":7},"01":{"x":7,"y":2},"3":{"x":3,"y":3}}"#

  private static func decode(
    _ json: String, onto points: [Int: Spot], _ rule: JSONParseOptions.DuplicateKeys
  ) throws -> [Int: Spot] {
    let parsing = JSONParseOptions(duplicateKeys: rule)
    return try Onto(points: points, configuration: MappingConfiguration(parsing: parsing)).decode(json)
  }

  static let rules: [(rule: JSONParseOptions.DuplicateKeys, point: [Int], merged: [Int])] = [
    (.useFirst, [1, 7], [1, 5]), (.useLast, [7, 2], [5, 2]),
  ]

  @Test("The options select which of duplicate keys is mapped onto the model", arguments: rules)
  func duplicates(rule: JSONParseOptions.DuplicateKeys, point: [Int], merged: [Int]) throws {
    let expected = [1: Spot(point[0], point[1]), 3: Spot(3, 3)]
    #expect(try Self.decode(Self.merging, onto: [1: Spot(5, 5)], rule) == expected)
    #expect(try Self.decode(Self.merging, onto: [:], rule) == expected)
    let mapper = Mapper<Plan>()
    mapper.parsing = JSONParseOptions(duplicateKeys: rule)
    let text = #"{"points":{"1":{"x":1},"1":{"y":2}}}"#
    let plan = mapper.map(JSONString: text, toObject: Plan(points: [1: Spot(5, 5)]))
    #expect(plan.points == [1: Spot(merged[0], merged[1])])
  }

  @Test("The value of a superseded key is not decoded")
  func superseded() throws {
    #expect(
      try Self.decode(#"{"1":{"x":1,"y":7},"01":5}"#, onto: [1: Spot(5, 5)], .useFirst) == [1: Spot(1, 7)])
    let (plan, errors) = Mapper<Plan>().reporting {
      $0.map(JSONString: #"{"points":{"1":5,"01":{"x":1},"a":{}}}"#, toObject: Plan(points: [1: Spot(5, 5)]))
    }
    #expect(plan.points == [1: Spot(1, 5)])
    #expect(
      errors?.issues.map(\.description) == [
        #"$.points.a: expected a key of type Int, found "a" (line 1, column 31) [invalid-format]"#
      ])
  }

  @Test("Equal keys are an error where duplicates are rejected")
  func rejected() {
    let error = #expect(throws: JSONError.self) { try Self.decode(Self.merging, onto: [:], .reject) }
    #expect(error?.description == #"$["01"]: duplicate key "01" (line 1, column 20) [duplicate-key]"#)
  }

  @Test("All issues of a dictionary's values are reported", arguments: [0, 2, 300])
  func issues(known: Int) {
    let points = Dictionary(uniqueKeysWithValues: (0..<known).map { ($0, Spot(5, 5)) })
    let members = (0..<300).map { #""\#($0)":{"x":"\#($0)","y":1}"# }
    let error = thrown {
      try Onto(points: points).reportingAllIssues(limit: .max)
        .decode("{\(members.joined(separator: ",")),\"0\":5}")
    }
    #expect(error?.issues.map(\.path.description) == (0..<300).map { "$[\"\($0)\"].x" })
    #expect(error?.isTruncated == false)
  }
}
