import Testing

@testable import JSONCore

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
