import JSONCore
import Testing

@testable import BenchAdoption

@Suite("Settling of shapes") struct SettlingTests {
  /// A tree in which each node has a place of its own, as in the syntax trees of compilers.
  private static func tree(_ levels: Int) -> String {
    guard levels > 0 else { return #"{"type": "name", "text": "a"}"# }
    let inner = tree(levels - 1)
    switch levels % 3 {
    case 0: return #"{"type": "add", "left": \#(inner), "right": \#(inner)}"#
    case 1: return #"{"type": "let", "name": "a", "value": \#(inner), "in": \#(inner)}"#
    default: return #"{"type": "call", "callee": \#(inner), "arguments": [\#(inner)]}"#
    }
  }

  /// Nested objects, of which each has keys of its own.
  private static func differentObjects(_ count: Int) -> String {
    (1...count).reduce("null") { #"{"a\#($1)": "", "b\#($1)": \#($1), "c\#($1)": \#($0)}"# }
  }

  @Test(
    "The work is proportional to the number of objects",
    arguments: [
      (tree(6), 3), (tree(8), 3), (tree(11), 3), (differentObjects(100), 42), (differentObjects(400), 42),
    ])
  func work(text: String, each: Int) throws {
    let samples = try SampleReader(path: nil).read([SampleText(path: "a", bytes: Array(text.utf8))])
    let objects = text.count { $0 == "{" }
    let work = ShapeSettling.settle(samples.shape)
    #expect(work <= each * objects, "\(work) for \(objects) objects")
  }

  @Test("Objects of a syntax tree have one type for each kind") func syntaxTree() throws {
    let text = """
      {"type": "module", "body": [
        {"type": "let", "name": "a", "value": {"type": "list", "items": [
          {"type": "number", "value": 1}, {"type": "list", "items": [{"type": "number", "value": 2}]}]}},
        {"type": "return", "items": [
          {"type": "number", "value": 3}, {"type": "list", "items": [{"type": "text", "text": "b"}]}]}
      ]}
      """
    #expect(
      try Adoption(text).declarations == [
        "struct Sample: Equatable, Sendable {", "var type: String", "var body: [Body]",
        "enum Body: Equatable, Sendable {", "case `let`(LetBody)", "case `return`(ReturnBody)",
        "struct LetBody: Equatable, Sendable {", "var name: String", "var value: Value",
        "struct Value: Equatable, Sendable {", "var type: String", "var items: [Item]",
        "enum Item: Equatable, Sendable {", "case number(NumberItem)", "case list(ListItem)",
        "case text(TextItem)", "struct NumberItem: Equatable, Sendable {", "var value: Int",
        "struct ListItem: Equatable, Sendable {", "var items: [Item]",
        "struct TextItem: Equatable, Sendable {", "var text: String",
        "struct ReturnBody: Equatable, Sendable {", "var items: [Item]",
      ])
  }

  @Test("Objects with a tag are a union, also if all their members are strings") func unionOfStrings() throws
  {
    let text = """
      [
        {"kind": "mail", "address": "a@example.com", "subject": "Hi"}, {"kind": "call", "number": "1"},
        {"kind": "letter", "street": "a", "house": "1", "city": "b"}, {"kind": "call", "number": "2"}
      ]
      """
    #expect(
      try Adoption(text).declarations.filter { !$0.hasPrefix("var") } == [
        "enum Sample: Equatable, Sendable {", "case mail(MailSample)", "case call(CallSample)",
        "case letter(LetterSample)", "struct MailSample: Equatable, Sendable {",
        "struct CallSample: Equatable, Sendable {", "struct LetterSample: Equatable, Sendable {",
      ])
  }
}
