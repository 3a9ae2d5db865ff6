extension DiagnosticTests {
  static let types: [RefusedDeclaration] = [
    .init(
      "enum E {\n  @Mapped «private struct A {\n    var a: Int\n  }\n}",
      "'A' can't be extended outside of the type around it: make it 'fileprivate'",
      fix: "make it fileprivate", fixed: "enum E {\n  @Mapped fileprivate struct A {\n    var a: Int\n  }\n}"),
    .init(
      "enum E {\n  private enum F {\n    «@Mapped struct A {\n      var a: Int\n    }\n  }\n}",
      "'F' can't be extended outside of the type around it: make it 'fileprivate'"),
    .init(
      "«@MainActor »@Mapped struct A {\n  var a: Int\n}",
      "'@Mapped' is not for types of the main actor: a mapper may be used on any thread"),
    .init(
      "«@Mapped extension A {\n}", "'@Mapped' is for structs, enums and final classes, not for an extension"),
    .init(
      "@Mapped(«keys: .snakeCase) struct A: Hashable, RawRepresentable {\n  var rawValue: Int\n}",
      "'keys' has no effect: a type with raw values is read and written as those"),
    .init(
      "@Mapped final class «A {\n  let id: Int\n  #if DEBUG\n  init(number: Int) { id = number }\n  #endif\n}",
      "'A' needs an initializer that takes its properties in their order: 'init(id:)'",
      fix: "add the initializer",
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
    .init(
      "«@Mapped protocol P {\n}", "'@Mapped' is for structs, enums and final classes, not for a protocol"),
    .init("«@Mapped actor A {\n}", "'@Mapped' is for structs, enums and final classes, not for an actor"),
    .init(
      "@Mapped public class «A {\n  let id: Int\n  init(id: Int) { self.id = id }\n}",
      "'@Mapped' needs a final class: a subclass of 'A' could not be read", fix: "make the class final",
      fixed: "@Mapped public final class A {\n  let id: Int\n  init(id: Int) { self.id = id }\n}"),
    .init(
      "@Mapped public final class «A {\n  public let id: Int\n  var name = \"\"\n}",
      "'A' needs an initializer that takes its properties in their order: 'init(id:name:)'",
      fix: "add the initializer",
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
    .init(
      "@Mapped struct «A {\n  let id: Int\n  init(number: Int) { id = number }\n}",
      "'A' needs an initializer that takes its properties in their order: 'init(id:)'",
      fix: "add the initializer",
      fixed: """
        @Mapped struct A {
          let id: Int

          init(id: Int) {
            self.id = id
          }
          init(number: Int) { id = number }
        }
        """),
    .init(
      "«@Mapped struct A {\n  let id: Int\n  ‹init(id: Int) throws { self.id = id }\n}",
      "'init(id:)' throws, but decoding calls it without an error of its own: move the check into the type of a property"
    ),
    .init(
      "«@Mapped struct A {\n  let id: Int\n  ‹init(id: Int) async { self.id = id }\n}",
      "'init(id:)' is asynchronous, but decoding calls it without an error of its own: move the check into the type of a property"
    ),
    .init(
      "«@Mapped final class A {\n  let id: Int\n  public ‹init?(id: Int) { self.id = id }\n}",
      "'init(id:)' may fail, but decoding calls it without an error of its own: move the check into the type of a property"
    ),
  ]

  static let cases: [RefusedDeclaration] = [
    .init("@Mapped enum «E {\n}", "'E' has no cases to read"),
    .init(
      "@Mapped(«tag: \"type\") enum E: String {\n  case a\n}",
      "'tag' has no effect: a type with raw values is read and written as those"),
    .init(
      "@Mapped enum E {\n  case «pair(Int, Int)\n}", "the values of 'pair' need labels, which are their keys"),
    .init(
      "@Mapped(tag: \"type\") enum E {\n  case «text(type: String)\n}",
      #"the tag "type" is also a key of 'text'"#),
    .init(
      "@Mapped(tag: \"type\", content: «\"type\") enum E {\n  case text(String)\n}",
      #"the tag and the content can't both have the key "type""#),
    .init("@Mapped enum E {\n  case a\n  «@Key(\"a\") case b\n}", #"the name "a" is already that of 'a'"#),
    .init(
      "@Mapped(.untagged) enum E {\n  case number(Int)\n  case «typing\n}",
      "'typing' needs a payload: without a tag nothing else tells it"),
    .init(
      "@Mapped enum E {\n  case a\n  «#if DEBUG\n  case b\n  #endif\n}",
      "'@Mapped' can't see which cases are left by '#if'"),
    .init(
      "@Mapped enum E: «Character {\n  case a = \"x\"\n}",
      "raw values of type 'Character' can't be read: use 'String'"),
    .init(
      "@Mapped(.untagged) enum E {\n  case size(width: Int)\n  case «size(side: Int)\n}",
      "two cases are called 'size': a pattern can't tell them apart"),
    .init(
      "@Mapped(tag: \"type\") enum E {\n  case «count(Int)\n}",
      "with 'tag' alone the payload of 'count' is a model or has labels: 'Int' has no members of its own"),
    .init(
      "@Mapped(tag: \"type\") enum E {\n  case «text(Body?)\n}",
      "with 'tag' alone the payload of 'text' is a model or has labels: 'Body?' has no members of its own"),
    .init("@Mapped enum E {\n  «@Key(path: \"a.b\") case b(Int)\n}", "a case has a name, not a path"),
    .init("@Mapped enum E {\n  «@By(.base64) »case b(Int)\n}", "'@By' has no effect on a case"),
    .init(
      "@Mapped enum E {\n  case a\n  «@Key(\"b\") »static var x = 1\n}",
      "'@Key' has no effect on a property of an enum"),
    .init(
      "@Mapped enum E {\n  case unknown(String)\n  case «unknown(code: Int)\n  case a\n}",
      "two cases are called 'unknown': a pattern can't tell them apart"),
    .init(
      "@Mapped enum E {\n  case unknown(code: Int)\n  case «unknown(String)\n}",
      "two cases are called 'unknown': a pattern can't tell them apart"),
    .init(
      "@Mapped enum E {\n  «#if DEBUG\n  #if os(Linux)\n  @Key(\"b\")\n  #endif\n  #endif\n  case a\n}",
      "'@Mapped' can't see which attributes are left by '#if'",
      expanded: "enum E {\n  #if DEBUG\n  #if os(Linux)\n  @Key(\"b\")\n  #endif\n  #endif\n  case a\n}"),
    .init(
      "@Mapped enum E {\n  case «pair((Int, Int))\n}",
      "the payload of 'pair' can't be mapped: no text has a tuple"),
    .init(
      "@Mapped enum E {\n  case «run(action: () -> Void)\n}",
      "the payload of 'run' can't be mapped: no text has a function"),
    .init(
      "@Mapped(tag: «theirs) enum E {\n  case a\n}", "a key must be a string literal without interpolation"),
    .init(
      "@Mapped(keys: .snakeCase) enum E {\n  case «size(maxWidth: Int, max_width: Int)\n}",
      #"the key "max_width" is listed twice"#),
  ]
}
