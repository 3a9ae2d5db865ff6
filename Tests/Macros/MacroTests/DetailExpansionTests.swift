import Testing

/// Expansions of declarations with one unusual detail.
@Suite("Details of expansions")
struct DetailExpansionTests {
  @Test("A name that isn't a plain identifier is in backticks, also as a label")
  func rawIdentifiers() {
    MacroExpansion.expect(
      "@Mapped struct A {\n  var `content-type`: String\n  var `inout`: Int\n}",
      writes: [
        "`content-type` = try String.decode(from: &cursor)",
        "return A(`content-type`: `content-type`, `inout`: `inout`)",
        #"A(`content-type`: try json.member("content-type"), `inout`: try json.member("inout"))"#,
        #"try json.put("content-type", `content-type`)"#,
      ])
    MacroExpansion.expect(
      "@Mapped(.untagged) enum E {\n  case `not-found`(`the-id`: Int)\n}",
      writes: [
        "let `not-foundCase` = json.alternative", "if let `not-foundCase` { return `not-foundCase` }",
        #"return .`not-found`(`the-id`: try object.member("the-id"))"#,
        "case .`not-found`(let `the-id`):", #"try writer.put("the-id", `the-id`)"#,
      ])
  }

  @Test("An expression of statements is called as a closure")
  func statements() {
    MacroExpansion.expect(
      "@Mapped struct A {\n  var size: Int = if isBig { 2 } else { 1 }\n}",
      writes: [
        "size: size ?? { if isBig { 2 } else { 1 } }()",
        #"try json.member("size", default: { if isBig { 2 } else { 1 } }())"#,
      ])
    MacroExpansion.expect(
      "@Mapped struct A {\n  @Default(switch kind { default: 1 }) var size: Int\n}",
      writes: ["size: size ?? { switch kind { default: 1 } }()"])
  }

  @Test("The key of a dictionary is a key, and no value")
  func dictionaryKeys() {
    MacroExpansion.expect(
      "@Mapped struct A<K: JSONObjectKey, V> {\n  var a: [K: V]\n  var b: Dictionary<K, [Int]>\n}",
      writes: [
        "extension A: DerivedReadable, DerivedDecodable where V: DerivedReadable {}",
        "extension A: JSONWritable, JSONObjectWritable where V: JSONWritable {}",
      ])
    MacroExpansion.expect(
      "@Mapped struct A<K: Hashable> {\n  var a: [K: Int]?\n}",
      writes: ["extension A: DerivedReadable, DerivedDecodable where K: DerivedMapping.JSONObjectKey {}"])
    MacroExpansion.expect(
      "@Mapped struct A<K: JSONObjectKey> {\n  var a: [K: Int], b: K\n}",
      writes: ["extension A: DerivedReadable, DerivedDecodable where K: DerivedReadable {}"])
  }

  @Test("A default of a case may use a name that generated variables have elsewhere")
  func shadowedDefaults() {
    let cases =
      "{\n  case a(x: Int = json + tag, y: Int = content)\n  case b(z: Int = object + failures + aCase)\n}"
    MacroExpansion.expect(
      "@Mapped enum E \(cases)",
      writes: [
        "decode(derived json2:", "let tag2 = try json2.tagAround(", "switch tag2 {",
        "let content2 = try json2.content(of: tag2, for: E.self).object(for: E.self)",
        #"try content2.member("x", default: json + tag)"#,
      ])
    MacroExpansion.expect(
      "@Mapped(tag: \"t\") enum E \(cases)",
      writes: [
        "let object2 = try json2.object(for: E.self)", #"try object2.member("z", default: object + failures"#,
        #"throw object2.unknownTag("t""#,
      ])
    MacroExpansion.expect(
      "@Mapped(tag: \"t\", content: \"c\") enum E \(cases)",
      writes: [#"let content2 = try object2.content("c", for: E.self)"#])
    MacroExpansion.expect(
      "@Mapped(.untagged) enum E \(cases)",
      writes: [
        "var failures2: [DerivedMapping.JSONError] = []",
        "let aCase2 = json2.alternative(&failures2) { (json2)",
        "if let aCase2 { return aCase2 }", "throw json2.noneFits(E.self, failures2)",
      ])
  }

  @Test("A conformance in the source isn't added")
  func partialConformance() {
    MacroExpansion.expect(
      "@Mapped struct A: DerivedDecodable {\n  var id: Int\n}",
      writes: ["extension A: JSONWritable, JSONObjectWritable {}"],
      conformances: ["JSONWritable", "DerivedMapping.JSONObjectWritable"])
    MacroExpansion.expect(
      "@Mapped struct A<V>: DerivedMappable {\n  var value: V\n}",
      writes: [], never: ["extension"], conformances: [])
  }

  @Test(
    "The macro recognises a raw-representable type by the name of the protocol",
    arguments: ["Swift.RawRepresentable", "OptionSet & Sendable", "Hashable, @unchecked Swift.OptionSet"])
  func rawRepresentable(inherited: String) {
    MacroExpansion.expect(
      "@Mapped struct A: \(inherited) {\n  let rawValue: Int\n}",
      writes: ["extension A: DerivedReadable, JSONWritable {}"], never: ["func decode"])
  }

  @Test("Types of the standard library are named with their module")
  func standardLibrary() {
    MacroExpansion.expect(
      "@Mapped(tag: \"t\") enum E {\n  case a(x: Int)\n}",
      writes: ["of: Swift.String.self", "static var readsInOnePass: Swift.Bool { false }"])
    MacroExpansion.expect(
      "@Mapped struct A {\n  @Inlined var b: B\n}",
      writes: ["static var readsInOnePass: Swift.Bool { false }"])
    MacroExpansion.expect("@Mapped struct A {\n  var b: B\n}", writes: [") -> Swift.Bool"])
  }

  @Test("The type of a call is that of the type that it names")
  func calls() {
    MacroExpansion.expect(
      """
      @Mapped struct A {
        var a = [Int]()
        var b = [String: Int]()
        var c = Box<Int>()
        var d = Outer.Box(1)
        var e = Set<Int>([1])
      }
      """,
      writes: [
        "var a: [Int]?\n", "var b: [String: Int]?\n", "var c: Box<Int>?\n", "var d: Outer.Box?\n",
        "var e: Set<Int>?\n", #"try json.member("c", default: Box<Int>())"#,
      ])
  }

  @Test("Ignored, computed and lazy properties aren't decoded")
  func leftOut() {
    MacroExpansion.expect(
      """
      @Mapped struct A {
        var id: Int
        @Ignored let version = 1
        lazy var later = 2
        var twice: Int { id * 2 }
      }
      """, writes: ["return A(id: id)", #"A(id: try json.member("id"))"#],
      never: ["\"version\"", "\"later\"", "\"twice\""])
  }

  @Test("A case for unknown names encodes them around and next to the payload")
  func unknown() {
    let cases = "{\n  case a(Int)\n  case unknown(String)\n}"
    MacroExpansion.expect(
      "@Mapped enum E \(cases)",
      writes: [
        "default: return .unknown(tag)",
        """
            case .unknown(let value):
              try writer.beginObject()
              writer.key(verbatim: value)
              try writer.beginObject()
              writer.endObject()
              writer.endObject()
        """,
      ], never: ["unknownName"])
    MacroExpansion.expect(
      "@Mapped(tag: \"t\", content: \"c\") enum E \(cases)",
      writes: [
        "default: return .unknown(object.accepting(unknownTag: tag))",
        """
            case .unknown(let value):
              try writer.beginObject()
              try writer.put("t", value)
              writer.endObject()
        """,
      ], never: ["unknownTag(\""])
  }
}
