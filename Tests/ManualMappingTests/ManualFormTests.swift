import ManualMapping
import Testing

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

@Suite("Classes and raw values")
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

  @Test("A raw value that can't be encoded can be decoded")
  func readOnlyRawValue() throws {
    #expect(try ManualMapper<Graded>().decode(#"{"grade":2}"#).grade.rawValue.number == 2)
    let error = #expect(throws: JSONError.self) { try ManualMapper<Graded>().decode(#"{"grade":7}"#) }
    #expect(error?.description == "$.grade: 7 is not a Grade (line 1, column 10) [invalid-raw-value]")
  }
}
