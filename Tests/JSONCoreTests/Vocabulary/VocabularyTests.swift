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

@Suite("Texts of errors that depend on types")
struct TypeTextsTests {
  private let types: [Any.Type] = [
    Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Double.self, Float.self, String.self, Character.self, [Int].self,
    [String].self, [Int?].self, [String: Int].self, Int?.self, String?.self, Bool?.self,
  ]

  @Test("Each type has its own text in each variant, even if types share slots")
  func ownTexts() {
    let texts = TypeTexts()
    for round in 1...3 {
      for type in types {
        for variant in UInt8(0)..<6 {
          #expect(texts.text(of: type, variant) { "\($0) \(variant)" } == "\(type) \(variant)", "\(round)")
        }
      }
    }
  }

  private enum Key: Equatable { case only }
  private enum Letter: CaseIterable { case a, b, c }
  private struct Word: Hashable { var text: String }

  @Test("Each value has its own text, which is created once if a byte identifies it")
  func valuesTexts() {
    let texts = TypeTexts()
    var made: [String] = []
    func text<Value>(_ value: Value) -> String {
      texts.text(of: value) {
        made.append("\($0)")
        return "the \($0)"
      }
    }
    for _ in 1...2 {
      for letter in Letter.allCases { #expect(text(letter) == "the \(letter)") }
      #expect(text(Key.only) == "the only")
      #expect(text(Word(text: "x")) == #"the Word(text: "x")"#)
      #expect(text(Word(text: "y")) == #"the Word(text: "y")"#)
    }
    #expect(made.filter { $0.count == 1 } == ["a", "b", "c"])
    #expect(made.count { $0 == "only" } == 1)
    #expect(made.count { $0.hasPrefix("Word") } == 4)
  }

  @Test("Texts are correct in concurrent accesses")
  func threads() async {
    let texts = TypeTexts()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 1...4 {
        group.addTask {
          (0..<1000).count { _ in types.contains { type in texts.text(of: type) { "\($0)" } != "\(type)" } }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
