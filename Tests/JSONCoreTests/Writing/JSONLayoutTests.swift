import MappingTestSupport
import Testing

@testable import JSONCore

/// Parses a text, and returns its document as written text.
func rewritten(
  _ text: String, _ options: JSONWriteOptions = JSONWriteOptions(),
  parsing: JSONParseOptions = JSONParseOptions()
) throws -> String {
  let document = try Document(parsing: text, options: parsing)
  return String(decoding: try NativeBackend.serialize(document.root, options: options), as: UTF8.self)
}

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

@Suite("Duplicate keys in encoding")
struct KeyCollisionTests {
  static let layouts: [JSONWriteOptions] = [
    JSONWriteOptions(), JSONWriteOptions(pretty: true), JSONWriteOptions(sortedKeys: true),
    JSONWriteOptions(pretty: true, sortedKeys: true),
  ]

  static let collisions = [
    (#"{"a":1,"b":0,"a":2}"#, #"$.a: key "a" is written twice [key-collision]"#),
    (#"{"":1,"":2}"#, #"$[""]: key "" is written twice [key-collision]"#),
    (#"{"a\n":1,"a\u000a":2}"#, #"$["a\n"]: key "a\n" is written twice [key-collision]"#),
    (#"[0,{"x":{"a":{},"a":[]}}]"#, #"$[1].x.a: key "a" is written twice [key-collision]"#),
    (#"{"a":{"b":1,"b":1},"a":1}"#, #"$.a.b: key "b" is written twice [key-collision]"#),
  ]

  @Test("Duplicate keys are rejected on request, with the path of the member", arguments: collisions)
  func rejection(json: String, expected: String) {
    for layout in Self.layouts {
      var options = layout
      options.rejectsDuplicateKeys = true
      let error = #expect(throws: JSONError.self) { try rewritten(json, options) }
      #expect(error?.description == expected)
      #expect(error?.issues.count == 1 && error?.issue.category == .encoding)
      #expect(throws: Never.self) { try rewritten(json, layout) }
    }
  }

  @Test("Rejecting duplicate keys doesn't affect objects without them", arguments: layouts)
  func difference(_ layout: JSONWriteOptions) throws {
    let json = #"{"b":[1,{"b":2,"B":"/"}],"a":{},"é":[],"e\u0301":[{"a":1},{"a":1}]}"#
    var options = layout
    options.rejectsDuplicateKeys = true
    #expect(try rewritten(json, options) == rewritten(json, layout))
    #expect(try rewritten("7", options) == "7")
  }
}

@Suite struct RoundTripTests {
  static let layouts = [
    JSONWriteOptions(), JSONWriteOptions(pretty: true),
    JSONWriteOptions(pretty: true, escapesSlashes: true, spaceBeforeColon: true),
  ]

  @Test("An accepted text can be written and parsed again to an equal tree", arguments: layouts)
  func fixtures(_ options: JSONWriteOptions) throws {
    let names =
      try Fixture.documents(in: "")
      + Fixture.documents(in: "conformance").filter { !$0.hasPrefix("n_") }.map { "conformance/\($0)" }
    for name in names {
      guard let document = try? Document(parsing: Fixture.bytes(name)) else { continue }
      let again = try Document(parsing: NativeBackend.serialize(document.root, options: options))
      // The values are equal, and also their order, their digits and duplicate keys.
      let areEqual = try OwnedJSON(again.root) == OwnedJSON(document.root)
      #expect(areEqual, "\(name)")
      let texts = try [NativeBackend.serialize(document.root), NativeBackend.serialize(again.root)]
      #expect(texts[0] == texts[1], "\(name)")
    }
  }
}
