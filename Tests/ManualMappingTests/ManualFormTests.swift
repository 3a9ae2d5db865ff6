import Foundation
import ManualMapping
import Testing

enum Size: String, CaseIterable, JSONDecodable, JSONWritable { case small, large }

struct Dimensions: ManualMappable, Equatable {
  var width, height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  init(json: JSONObject) throws(JSONError) { self.init(width: try json["width"], height: try json["height"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }
}

/// A raw value that can be decoded, but not encoded.
struct ReadOnlyCode: JSONReadable, JSONDecodable {
  let number: Int

  static func read(_ json: JSONValue) throws(JSONError) -> ReadOnlyCode {
    try ReadOnlyCode(number: .read(json))
  }
}

struct Grade: RawRepresentable, JSONDecodable {
  let rawValue: ReadOnlyCode

  init?(rawValue: ReadOnlyCode) {
    guard (1...6).contains(rawValue.number) else { return nil }
    self.rawValue = rawValue
  }
}

struct Graded: ManualDecodable {
  let grade: Grade

  init(json: JSONObject) throws(JSONError) { grade = try json["grade"] }
}

/// Every form that a member can have.
final class Everything: ManualMappable {
  let name: String
  let nickname: String?
  let size: Size
  let sizes: [Size]
  let maybeSize: Size?
  let dimensions: Dimensions
  let maybeDimensions: Dimensions?
  let all: [Dimensions]
  let byName: [String: Dimensions]
  let gaps: [Int?]
  let matrix: [[Double]]
  let depth: Int
  let maybeDepth: Int?
  let retries: Int
  let released: Date
  let withdrawn: Date?

  required init(json: JSONObject) throws(JSONError) {
    name = try json["name"]
    nickname = try json["nickname"]
    size = try json["size"]
    sizes = try json["sizes"]
    maybeSize = try json["maybeSize"]
    dimensions = try json["dimensions"]
    maybeDimensions = try json["maybeDimensions"]
    all = try json["all"]
    byName = try json["byName"]
    gaps = try json["gaps"]
    matrix = try json["matrix"]
    depth = try json[at: "box.inner.depth"]
    maybeDepth = try json[at: "box.outer.depth"]
    retries = try json["retries", default: 3]
    released = try json["released", as: .yearMonthDay]
    withdrawn = try json[optional: "withdrawn", as: .yearMonthDay]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("name", name)
    try json.put("nickname", nickname)
    try json.put("size", size)
    try json.put("sizes", sizes)
    try json.put("maybeSize", maybeSize)
    try json.put("dimensions", dimensions)
    try json.put("maybeDimensions", maybeDimensions)
    try json.put("all", all)
    try json.put("byName", byName)
    try json.put("gaps", gaps)
    try json.put("matrix", matrix)
    try json.put("retries", retries)
    try json.put("released", released, as: .yearMonthDay)
    try json.put("withdrawn", withdrawn, as: .yearMonthDay)
    try json.put("released1", Optional(released), as: .yearMonthDay)
  }

  static let json = """
    {"name":"a","size":"large","sizes":["small","large"],"dimensions":{"width":1,"height":2},\
    "all":[{"width":3,"height":4}],"byName":{"x":{"width":5,"height":6}},"gaps":[1,null],"matrix":[[1.5],[]],\
    "box":{"inner":{"depth":7}},"released":"2016-06-17"}
    """
}

class Shape: ManualMappable {
  let name: String

  required init(json: JSONObject) throws(JSONError) { name = try json["name"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

final class Square: Shape {
  let side: Int

  required init(json: JSONObject) throws(JSONError) {
    side = try json["side"]
    try super.init(json: json)
  }

  override func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try super.writeMembers(to: &json)
    try json.put("side", side)
  }
}

@Suite("Forms of a member")
struct ManualFormTests {
  @Test("Lists of a class and of its subclass are decoded and encoded")
  func classes() throws {
    let json = #"[{"name":"a","side":2},{"name":"b","side":3}]"#
    let squares: [Square] = try ManualMapper<Square>().array.decode(json)
    #expect(squares.map(\.side) == [2, 3])
    #expect(try ManualMapper<Square>().array.encodeToString(squares) == json)
    let shapes: [Shape] = try ManualMapper<[Shape]>().decode(json)
    #expect(shapes.map(\.name) == ["a", "b"])
    #expect(try ManualMapper<Shape>().array.encodeToString(shapes) == #"[{"name":"a"},{"name":"b"}]"#)
    #expect(try ManualMapper<Shape>().array.encodeToString(squares) == json)
  }

  @Test("Every form of a member is decoded")
  func reading() throws {
    let value = try ManualMapper<Everything>().decode(Everything.json)
    #expect(
      value.name == "a" && value.nickname == nil && value.size == .large && value.sizes == [.small, .large])
    #expect(value.maybeSize == nil && value.dimensions == Dimensions(width: 1, height: 2))
    #expect(value.maybeDimensions == nil && value.all == [Dimensions(width: 3, height: 4)])
    #expect(value.byName == ["x": Dimensions(width: 5, height: 6)] && value.gaps == [1, nil])
    #expect(value.matrix == [[1.5], []] && value.depth == 7 && value.maybeDepth == nil && value.retries == 3)
    #expect(value.released == Date(timeIntervalSince1970: 1_466_121_600) && value.withdrawn == nil)
  }

  @Test("Every form of a member is encoded; nil is omitted")
  func writing() throws {
    let value = try ManualMapper<Everything>().decode(Everything.json)
    #expect(
      try ManualMapper<Everything>().encodeToString(value) == """
        {"name":"a","size":"large","sizes":["small","large"],"dimensions":{"width":1,"height":2},\
        "all":[{"width":3,"height":4}],"byName":{"x":{"width":5,"height":6}},"gaps":[1,null],"matrix":[[1.5],[]],\
        "retries":3,"released":"2016-06-17","released1":"2016-06-17"}
        """)
  }

  @Test(
    "A missing or wrong part of a member is an error with path and location",
    arguments: [
      (
        #"[1,null]"#, #"[1,"x"]"#,
        #"$.gaps[1]: expected Int for Everything.gaps, found string "x" (line 1, column 169) [type-mismatch]"#
      ),
      (
        #"[1.5]"#, #"{}"#,
        "$.matrix[0]: expected an array for Everything.matrix, found an object (line 1, column 185) [type-mismatch]"
      ),
      (
        #""inner""#, #""ynner""#,
        #"$.box: missing key "inner" required by Everything (Int) (line 1, column 201) [missing-key]"#
      ),
      (
        #""depth":7}"#, #""depth":7},"outer":[]"#,
        "$.box.outer: expected an object for Everything.box.outer, found an array (line 1, column 230) [type-mismatch]"
      ),
      (
        #""released":"2016-06-17""#, #""withdrawn":1"#,
        #"$: missing key "released" required by Everything (Date) (line 1, column 1) [missing-key]"#
      ),
    ])
  func errors(old: String, new: String, message: String) throws {
    let text = Everything.json.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Everything.json)
    let error = #expect(throws: JSONError.self) { try ManualMapper<Everything>().decode(text) }
    #expect(error?.description == message)
  }

  @Test("A raw value that can't be encoded can be decoded")
  func readOnlyRawValue() throws {
    #expect(try ManualMapper<Graded>().decode(#"{"grade":2}"#).grade.rawValue.number == 2)
    let error = #expect(throws: JSONError.self) { try ManualMapper<Graded>().decode(#"{"grade":7}"#) }
    #expect(error?.description == "$.grade: 7 is not a Grade (line 1, column 10) [invalid-raw-value]")
  }
}
