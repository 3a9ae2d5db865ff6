extension DiagnosticTests {
  static let types: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "enum E {\n  @Mapped private struct A {\n    var a: Int\n  }\n}",
      message: "'A' can't be extended outside of the type around it: make it 'fileprivate'", line: 2,
      column: 11,
      fixIts: ["make it fileprivate"],
      fixed: "enum E {\n  @Mapped fileprivate struct A {\n    var a: Int\n  }\n}"),
    RefusedDeclaration(
      source: "enum E {\n  private enum F {\n    @Mapped struct A {\n      var a: Int\n    }\n  }\n}",
      message: "'F' can't be extended outside of the type around it: make it 'fileprivate'", line: 3,
      column: 5),
    RefusedDeclaration(
      source: "@MainActor @Mapped struct A {\n  var a: Int\n}",
      message: "'@Mapped' is not for types of the main actor: a mapper may be used on any thread", line: 1,
      column: 1, fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  var a: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped extension A {\n}",
      message: "'@Mapped' is for structs, enums and final classes, not for an extension", line: 1, column: 1),
    RefusedDeclaration(
      source: "@Mapped(keys: .snakeCase) struct A: Hashable, RawRepresentable {\n  var rawValue: Int\n}",
      message: "'keys' has no effect: a type with raw values is read and written as those", line: 1, column: 9
    ),
    RefusedDeclaration(
      source:
        "@Mapped final class A {\n  let id: Int\n  #if DEBUG\n  init(number: Int) { id = number }\n  #endif\n}",
      message: "'A' needs an initializer that takes its properties in their order: 'init(id:)'", line: 1,
      column: 21, fixIts: ["add the initializer"],
      fixed: """
        @Mapped final class A {
          let id: Int

          init(id: Int) {
            self.id = id
          }
          #if DEBUG
          init(number: Int) { id = number }
          #endif
        }
        """),
    RefusedDeclaration(
      source: "@Mapped protocol P {\n}",
      message: "'@Mapped' is for structs, enums and final classes, not for a protocol", line: 1, column: 1),
    RefusedDeclaration(
      source: "@Mapped actor A {\n}",
      message: "'@Mapped' is for structs, enums and final classes, not for an actor", line: 1, column: 1),
    RefusedDeclaration(
      source: "@Mapped public class A {\n  let id: Int\n  init(id: Int) { self.id = id }\n}",
      message: "'@Mapped' needs a final class: a subclass of 'A' could not be read", line: 1, column: 22,
      fixIts: ["make the class final"],
      fixed: "@Mapped public final class A {\n  let id: Int\n  init(id: Int) { self.id = id }\n}"),
    RefusedDeclaration(
      source: "@Mapped public final class A {\n  public let id: Int\n  var name = \"\"\n}",
      message: "'A' needs an initializer that takes its properties in their order: 'init(id:name:)'", line: 1,
      column: 28, fixIts: ["add the initializer"],
      fixed: """
        @Mapped public final class A {
          public let id: Int
          var name = ""

          public init(id: Int, name: String = "") {
            self.id = id
            self.name = name
          }
        }
        """),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let id: Int\n  init(number: Int) { id = number }\n}",
      message: "'A' needs an initializer that takes its properties in their order: 'init(id:)'", line: 1,
      column: 16, fixIts: ["add the initializer"],
      fixed: """
        @Mapped struct A {
          let id: Int

          init(id: Int) {
            self.id = id
          }
          init(number: Int) { id = number }
        }
        """),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let id: Int\n  init(id: Int) throws { self.id = id }\n}",
      message:
        "'init(id:)' throws, but decoding calls it without an error of its own: move the check into the type of a property",
      line: 1, column: 1, note: (3, 3)),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let id: Int\n  init(id: Int) async { self.id = id }\n}",
      message:
        "'init(id:)' is asynchronous, but decoding calls it without an error of its own: move the check into the type of a property",
      line: 1, column: 1, note: (3, 3)),
    RefusedDeclaration(
      source: "@Mapped final class A {\n  let id: Int\n  public init?(id: Int) { self.id = id }\n}",
      message:
        "'init(id:)' may fail, but decoding calls it without an error of its own: move the check into the type of a property",
      line: 1, column: 1, note: (3, 10)),
  ]

  static let cases: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "@Mapped enum E {\n}", message: "'E' has no cases to read", line: 1, column: 14),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\") enum E: String {\n  case a\n}",
      message: "'tag' has no effect: a type with raw values is read and written as those", line: 1, column: 9
    ),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case pair(Int, Int)\n}",
      message: "the values of 'pair' need labels, which are their keys", line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\") enum E {\n  case text(type: String)\n}",
      message: "the tag \"type\" is also a key of 'text'", line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\", content: \"type\") enum E {\n  case text(String)\n}",
      message: "the tag and the content can't both have the key \"type\"", line: 1, column: 31),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case a\n  @Key(\"a\") case b\n}",
      message: "the name \"a\" is already that of 'a'",
      line: 3, column: 3),
    RefusedDeclaration(
      source: "@Mapped(.untagged) enum E {\n  case number(Int)\n  case typing\n}",
      message: "'typing' needs a payload: without a tag nothing else tells it", line: 3, column: 8),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case a\n  #if DEBUG\n  case b\n  #endif\n}",
      message: "'@Mapped' can't see which cases are left by '#if'", line: 3, column: 3),
    RefusedDeclaration(
      source: "@Mapped enum E: Character {\n  case a = \"x\"\n}",
      message: "raw values of type 'Character' can't be read: use 'String'", line: 1, column: 17),
    RefusedDeclaration(
      source: "@Mapped(.untagged) enum E {\n  case size(width: Int)\n  case size(side: Int)\n}",
      message: "two cases are called 'size': a pattern can't tell them apart", line: 3, column: 8),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\") enum E {\n  case count(Int)\n}",
      message:
        "with 'tag' alone the payload of 'count' is a model or has labels: 'Int' has no members of its own",
      line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\") enum E {\n  case text(Body?)\n}",
      message:
        "with 'tag' alone the payload of 'text' is a model or has labels: 'Body?' has no members of its own",
      line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  @Key(path: \"a.b\") case b(Int)\n}",
      message: "a case has a name, not a path",
      line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  @By(.base64) case b(Int)\n}", message: "'@By' has no effect on a case",
      line: 2,
      column: 3, fixIts: ["remove the attribute"], fixed: "@Mapped enum E {\n  case b(Int)\n}"),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case a\n  @Key(\"b\") static var x = 1\n}",
      message: "'@Key' has no effect on a property of an enum", line: 3, column: 3,
      fixIts: ["remove the attribute"],
      fixed: "@Mapped enum E {\n  case a\n  static var x = 1\n}"),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case unknown(String)\n  case unknown(code: Int)\n  case a\n}",
      message: "two cases are called 'unknown': a pattern can't tell them apart", line: 3, column: 8),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case unknown(code: Int)\n  case unknown(String)\n}",
      message: "two cases are called 'unknown': a pattern can't tell them apart", line: 3, column: 8),
    RefusedDeclaration(
      source:
        "@Mapped enum E {\n  #if DEBUG\n  #if os(Linux)\n  @Key(\"b\")\n  #endif\n  #endif\n  case a\n}",
      message: "'@Mapped' can't see which attributes are left by '#if'", line: 2, column: 3,
      expanded: "enum E {\n  #if DEBUG\n  #if os(Linux)\n  @Key(\"b\")\n  #endif\n  #endif\n  case a\n}"),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case pair((Int, Int))\n}",
      message: "the payload of 'pair' can't be mapped: no text has a tuple", line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped enum E {\n  case run(action: () -> Void)\n}",
      message: "the payload of 'run' can't be mapped: no text has a function", line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped(tag: theirs) enum E {\n  case a\n}",
      message: "a key must be a string literal without interpolation", line: 1, column: 14),
    RefusedDeclaration(
      source: "@Mapped(keys: .snakeCase) enum E {\n  case size(maxWidth: Int, max_width: Int)\n}",
      message: "the key \"max_width\" is listed twice", line: 2, column: 8),
  ]
}
