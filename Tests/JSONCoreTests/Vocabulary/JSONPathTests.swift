import Testing

@testable import JSONCore

@Suite struct JSONPathTests {
  static let cases: [([JSONPath.Component], String, String)] = [
    ([], "$", ""), ([.key("a")], "$.a", "/a"), ([.index(0)], "$[0]", "/0"), ([.key("a1")], "$.a1", "/a1"),
    ([.key("skills"), .index(1), .key("name")], "$.skills[1].name", "/skills/1/name"),
    ([.key("")], #"$[""]"#, "/"), ([.key("a b")], #"$["a b"]"#, "/a b"),
    ([.key("a.b")], #"$["a.b"]"#, "/a.b"), ([.key("a/b~c")], #"$["a/b~c"]"#, "/a~1b~0c"),
    ([.key("~1")], #"$["~1"]"#, "/~01"), ([.key("0")], #"$["0"]"#, "/0"), ([.key("1a")], #"$["1a"]"#, "/1a"),
    ([.key("[0]")], #"$["[0]"]"#, "/[0]"), ([.key("_x-y$")], "$._x-y$", "/_x-y$"),
    ([.key("名前")], "$.名前", "/名前"), ([.key("say \"hi\"\n")], #"$["say \"hi\"\n"]"#, "/say \"hi\"\n"),
  ]

  @Test("A path prints as text and as a pointer", arguments: cases)
  func printing(components: [JSONPath.Component], text: String, pointer: String) {
    #expect(JSONPath(components).description == text)
    #expect(JSONPath(components).pointer == pointer)
  }

  @Test("Deep paths show their first two steps and their last")
  func deepPaths() {
    let steps = (0..<24).map { JSONPath.Component.index($0) }
    #expect(JSONPath(steps).description.hasSuffix("[22][23]"))
    #expect(JSONPath(steps + [.key("a")]).description == "$[0][1]….a")
    #expect(JSONPath(steps + [.key("a")]).pointer.split(separator: "/").count == 25)
  }

  @Test("Paths are equal if their keys and indices are")
  func equality() {
    #expect(JSONPath([.key("0")]) != JSONPath([.index(0)]))
    #expect(JSONPath([.key("a"), .index(1)]) == JSONPath([.key("a"), .index(1)]))
  }
}
