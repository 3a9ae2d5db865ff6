import Testing

@testable import JSONCore

@Suite struct JSONLayoutTests {
  static let source =
    #"{"b":[1,{"y":"/","x":2.50}],"a":{},"é":[],"aa":[[null]],"B":"q\u0022","a":true,"\u0061b":-0}"#

  private func written(_ text: String, _ options: JSONWriteOptions) throws -> String {
    let document = try Document(parsing: text, options: JSONParseOptions(depthLimit: .max))
    var writer = JSONWriter(options: options)
    try writer.write(document.root)
    return String(decoding: try writer.finish(), as: UTF8.self)
  }

  @Test("Compact text keeps the order of members and the digits of numbers")
  func compact() throws {
    #expect(
      try written(JSONLayoutTests.source, JSONWriteOptions())
        == #"{"b":[1,{"y":"/","x":2.50}],"a":{},"é":[],"aa":[[null]],"B":"q\"","a":true,"ab":-0}"#)
  }

  @Test("Pretty text has one member or element per line")
  func pretty() throws {
    #expect(
      try written(JSONLayoutTests.source, JSONWriteOptions(pretty: true)) == #"""
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
      try written(JSONLayoutTests.source, JSONWriteOptions(sortedKeys: true))
        == #"{"B":"q\"","a":{},"a":true,"aa":[[null]],"ab":-0,"b":[1,{"x":2.50,"y":"/"}],"é":[]}"#)
  }

  @Test("All options of the layout work together")
  func everything() throws {
    let options = JSONWriteOptions(
      pretty: true, sortedKeys: true, escapesSlashes: true, spaceBeforeColon: true)
    #expect(
      try written(#"{"b":"/","a":[1]}"#, options) == #"""
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
    #expect(try written(#"{"b":1,"a":2}"#, options) == #"{"a":2,"b":1}"#)
  }

  @Test(
    "Scalars and empty containers have the same text in every layout",
    arguments: ["1", "\"a\"", "[]", "{}", "null", "-1.50E+2"])
  func scalarsAndEmptyContainers(_ text: String) throws {
    #expect(try written(text, JSONWriteOptions(pretty: true, sortedKeys: true)) == text)
  }

  @Test("A hundred thousand levels need no stack")
  func deep() throws {
    let text = String(repeating: #"{"a":["#, count: 50_000) + String(repeating: "]}", count: 50_000)
    #expect(try written(text, JSONWriteOptions(sortedKeys: true, depthLimit: 100_000)) == text)
  }
}
