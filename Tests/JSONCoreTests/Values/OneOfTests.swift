import JSONCore
import Testing

@Suite("Decoding the first alternative that fits")
struct OneOfTests {
  private static func flag(_ json: JSONValue) throws(JSONError) -> String { "flag \(try json.bool())" }
  private static func text(_ json: JSONValue) throws(JSONError) -> String { "text \(try json.string())" }
  private static func number(_ json: JSONValue) throws(JSONError) -> String { "number \(try json.int())" }
  private static func list(_ json: JSONValue) throws(JSONError) -> String { "list \(try json.array().count)" }

  @Test(
    "The first of two to four alternatives that fits is decoded",
    arguments: [
      ("true", ["flag true", "flag true", "flag true"]),
      (#""a""#, ["text a", "text a", "text a"]),
      ("7", [nil, "number 7", "number 7"]),
      ("[1]", [nil, nil, "list 1"]),
      ("null", [nil, nil, nil]),
    ] as [(String, [String?])])
  func alternatives(text: String, results: [String?]) throws {
    let document = try Document(parsing: text)
    let json = document.root
    let found = [
      try? json.oneOf(Self.flag, Self.text),
      try? json.oneOf(Self.flag, Self.text, Self.number),
      try? json.oneOf(Self.flag, Self.text, Self.number, Self.list),
    ]
    #expect(found == results)
  }

  @Test("If no alternative fits, the error contains the reason for each")
  func none() throws {
    let error = try Document(parsing: "{}").thrown { (json) throws(JSONError) in
      _ = try json.oneOf(Self.flag, Self.text, Self.number, Self.list)
    }
    #expect(error?.description == "$: no alternative of String fits (line 1, column 1) [no-alternative]")
    #expect(
      error?.issue.alternatives.map(\.message) == [
        "expected Bool, found an object", "expected String, found an object",
        "expected Int, found an object", "expected an array, found an object",
      ])
  }
}
