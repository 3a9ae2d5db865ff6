import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// Checks that only the compiler can make, because the macro sees the name of a type, not the type.
@Suite("Checks that the compiler makes")
struct CheckExpansionTests {
  @Test("The functions of a model have a check for each requirement on its properties")
  func checks() {
    MacroExpansion.expect(
      """
      @Mapped struct A {
        var address: Address
        let all: [Address]?
        var days: [Day: Int]
        @By(.yearMonthDay) var due: Date?
        @Default(1) var count: Int
        @Inlined var part: Part
      }
      """,
      writes: [
        "@MappedBody(", ".value(Address.self), .value([Day: Int].self), .field(.yearMonthDay, Date.self)",
        ".fallback(1, Int.self),", ".part(Part.self))",
        "@MappedProperty(.part(Part.self))",
        "static func decode(members json: DerivedMapping.JSONObject)",
        "throws(DerivedMapping.JSONError) {\n    #if false\n    try json.put(\"address\", address)",
        "\n    #else\n    Swift.fatalError()\n    #endif\n  }",
      ])
  }

  @Test(
    "Values of the standard library, the type itself and generic parameters are not checked",
    arguments: [
      "@Mapped struct A { var a: Int; let b: [String: [Double]?]; var c: Set<Swift.String>; var d: A? }",
      "@Mapped struct A<T> { var a: T; let b: [T: T]; @By(Field<T>()) var c: Int; @Default(T()) var d: T }",
      "@Mapped struct A<T: Own> { var a: T; var b: B; var c: Box<T>; @Mapped struct B { var t: T } }",
      "enum Outer<T> where T == Other.Element { @Mapped struct A { var a: T.Element; var b: Box<T>; var c: Inner } }",
      "@Mapped struct A { var a, b: Int; var c = 1, d: [String]? }",
      "@Mapped enum A { case a(Int), b(c: [String]), d(A) }",
    ])
  func unchecked(source: String) {
    MacroExpansion.expect(source, writes: ["func decode"], never: ["@MappedBody"])
  }

  @Test("In a generic type without conditions, properties are checked as they are written")
  func unconditioned() {
    MacroExpansion.expect(
      "enum Outer<T> { @Mapped struct A { var b: [Other]; @Inlined var c: Part; var d: Date } }",
      writes: ["@MappedBody(.value(Other.self), .part(Part.self), .value(Date.self))"],
      never: ["MappedTypes"])
  }

  @Test("In a generic type with conditions, a sample that meets them is checked")
  func generic() {
    MacroExpansion.expect(
      """
      enum Outer<T> {
        @Mapped struct A<Other, Key: Hashable> { var a: T; var b: [Inner]; var c: Date; @Inlined var d: Part; var e: [Key: Int] }
      }
      """,
      writes: [
        "@MappedBody(",
        #".value(DerivedMapping.MappedFit.type(of: \Outer<Swift.Int>.A<Other, Swift.Int>.b)),"#,
        ".value(Date.self)",
        #".part(DerivedMapping.MappedFit.type(of: \Outer<Swift.Int>.A<Other, Swift.Int>.d))"#,
        "@MappedProperty(.value(Outer<Swift.Int>.A<Other, Swift.Int>.MappedTypes.bValue.self))",
        "private enum MappedTypes {", "typealias bValue = [Inner]", "typealias dValue = Part",
      ], never: ["aValue", "cValue", "eValue"])
    MacroExpansion.expect(
      "@Mapped enum A<T> { case a(T), b(Note), c(x: Note, y: T) }",
      writes: [
        "@MappedBody(.value(DerivedMapping.MappedFit.payload(of: A<Swift.Int>.b)), .value(A<Swift.Int>.c))",
        "@MappedProperty(.value(A<Swift.Int>.MappedTypes.bPayload0.self))", "typealias cPayload0 = Note",
      ])
  }

  @Test("Payloads are checked, as models if the tag is one of their members")
  func payloads() {
    MacroExpansion.expect(
      "@Mapped enum A { case a(Note), b(c: [Note], d: Int) }",
      writes: ["@MappedBody(.value(Note.self), .value([Note].self))"])
    MacroExpansion.expect(
      "@Mapped(tag: \"type\") enum A { case a(Note), b(c: Note) }",
      writes: ["@MappedBody(.payload(Note.self), .value(Note.self))"])
  }

  @Test("A type that can't be mapped conforms, so that there is no second error")
  func refused() {
    MacroExpansion.expect(
      "@Mapped public struct A {\n  var pair: (Int, Int)\n}",
      becomes: """
        public struct A {
          var pair: (Int, Int)
        }

        extension A: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {
          public static func decode(
            members json: DerivedMapping.JSONObject
          ) throws(DerivedMapping.JSONError) -> Self {
            Swift.fatalError()
          }
          public func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        .init(message: "'pair' needs '@By' or '@Ignored': no text has a tuple", line: 2, column: 7)
      ])
  }

  @Test("Tags may be integers, and a case may accept those that no other has")
  func integers() {
    MacroExpansion.expect(
      """
      @Mapped(tag: "kind") enum A {
        @Key(3) case a(x: Int)
        @Key(-4, or: 0x10) case b
        case unknown(Int)
      }
      """,
      writes: [
        "let tag = try object.member(\"kind\", of: Swift.Int.self)",
        "case 3: return .a(x: try object.member(\"x\"))", "case -4, 16: return .b",
        "default: return .unknown(object.accepting(unknownTag: tag))", "try writer.put(\"kind\", -4)",
        "try writer.put(\"kind\", value)",
      ])
    MacroExpansion.expect(
      "@Mapped(tag: \"kind\") enum A { @Key(3) case a\n @Key(4) case b }",
      writes: ["throw object.unknownTag(\"kind\", of: A.self, allowed: [3, 4])"])
  }

  @Test("The fields of 'fields' apply to properties without '@By'")
  func fields() {
    MacroExpansion.expect(
      """
      @Mapped(fields: .by(.yearMonthDay, for: Date.self), .by(Hex(), for: Data.self)) struct A {
        var a: Date
        var b: Date? = nil
        @By(.iso8601) var c: Date
        var d: Data
        @Ignored var e: Date = .now
        var f: Int
      }
      """,
      writes: [
        "a: try json.member(\"a\", as: .yearMonthDay)",
        "b: try json.member(optional: \"b\", as: .yearMonthDay)",
        "c: try json.member(\"c\", as: .iso8601)", "d: try json.member(\"d\", as: Hex())",
        "f: try json.member(\"f\")",
      ])
  }

  @Test("The first of several paths with a value is decoded, and the first one is encoded")
  func paths() {
    MacroExpansion.expect(
      """
      @Mapped struct A {
        @Key(path: "a", or: "b.c", "d.e.f") var x: Int
        @Key(path: "g.h", or: "i") @By(.yearMonthDay) var y: Date?
        @Key(path: "j.k", or: "l.m") @Default(key, evenIfWrong: true) var z: Int
        @Key(path: "n.o", or: "p.q") @ExplicitNull var w: Int?
        @Key(path: "r", or: "s") var v: Int
      }
      """,
      writes: [
        "x: try json.part(of: [\"a\"], [\"b\", \"c\"], [\"d\", \"e\", \"f\"]) {",
        "(json, key) throws(DerivedMapping.JSONError) in", "try json.member(key)",
        "y: try json.part(of: [\"g\", \"h\"], [\"i\"], ifMissing: nil) {",
        "try json.member(optional: key, as: .yearMonthDay)",
        "z: try json.part(of: [\"j\", \"k\"], [\"l\", \"m\"], ifMissing: key, evenIfWrong: true) {",
        "(json, last) throws(DerivedMapping.JSONError) in",
        "w: try json.part(requiredOf: [\"n\", \"o\"], [\"p\", \"q\"]) {",
        "try json.member(orNull: key)", "v: try json.member(json.presentKey(\"r\", or: \"s\"))",
        "try json.put(\"a\", x)",
      ])
  }
}
