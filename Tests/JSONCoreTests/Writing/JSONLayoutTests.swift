import Testing

@testable import JSONCore

@Suite struct JSONLayoutTests {
  static let source =
    #"{"b":[1,{"y":"/","x":2.50}],"a":{},"é":[],"aa":[[null]],"B":"q\u0022","a":true,"\u0061b":-0}"#

  @Test("Compact text keeps the order of members and the digits of numbers")
  func compact() throws {
    #expect(
      try rewritten(Self.source, JSONWriteOptions())
        == #"{"b":[1,{"y":"/","x":2.50}],"a":{},"é":[],"aa":[[null]],"B":"q\"","a":true,"ab":-0}"#)
  }

  @Test("Pretty text has one member or element per line")
  func pretty() throws {
    #expect(
      try rewritten(Self.source, JSONWriteOptions(pretty: true)) == #"""
        {
          "b": [
            1,
            {
              "y": "/",
              "x": 2.50
            }
          ],
          "a": {},
          "é": [],
          "aa": [
            [
              null
            ]
          ],
          "B": "q\"",
          "a": true,
          "ab": -0
        }
        """#)
  }

  @Test("Keys are sorted by their bytes; duplicates keep their order")
  func sorted() throws {
    #expect(
      try rewritten(Self.source, JSONWriteOptions(sortedKeys: true))
        == #"{"B":"q\"","a":{},"a":true,"aa":[[null]],"ab":-0,"b":[1,{"x":2.50,"y":"/"}],"é":[]}"#)
  }

  @Test("All options of the layout work together")
  func everything() throws {
    let options = JSONWriteOptions(
      pretty: true, sortedKeys: true, escapesSlashes: true, spaceBeforeColon: true)
    #expect(
      try rewritten(#"{"b":"/","a":[1]}"#, options) == #"""
        {
          "a" : [
            1
          ],
          "b" : "\/"
        }
        """#)
  }

  @Test("A space before the colon belongs to the indented layout")
  func spaceBeforeColon() throws {
    let options = JSONWriteOptions(sortedKeys: true, spaceBeforeColon: true)
    #expect(try rewritten(#"{"b":1,"a":2}"#, options) == #"{"a":2,"b":1}"#)
  }

  @Test(
    "Scalars and empty containers have the same text in every layout",
    arguments: ["1", "\"a\"", "[]", "{}", "null", "-1.50E+2"])
  func scalarsAndEmptyContainers(_ text: String) throws {
    #expect(try rewritten(text, JSONWriteOptions(pretty: true, sortedKeys: true)) == text)
  }

  @Test("A hundred thousand levels need no stack")
  func deep() throws {
    let text = String(repeating: #"{"a":["#, count: 50_000) + String(repeating: "]}", count: 50_000)
    let options = JSONWriteOptions(sortedKeys: true, depthLimit: 100_000)
    #expect(try rewritten(text, options, parsing: JSONParseOptions(depthLimit: .max)) == text)
  }
}
