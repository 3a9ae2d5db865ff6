import Testing

/// Expansions of types that are only decoded, or only encoded.
@Suite("Expansions in one direction")
struct DirectionExpansionTests {
  @Test(
    "Enums of all forms have one direction",
    arguments: [
      "@Mapped(.DIRECTION) enum A { case a, b }", "@Mapped(.DIRECTION) enum A { case a(Int), b(c: Int) }",
      "@Mapped(.DIRECTION, tag: \"t\") enum A { case a(b: Int), c }",
      "@Mapped(.DIRECTION, tag: \"t\", content: \"c\") enum A { case a(Int) }",
      "@Mapped(.untagged, .DIRECTION) enum A { case a(Int) }",
      "@Mapped(MappingDirection.DIRECTION, keys: .snakeCase) enum A { case a }",
    ])
  func enums(source: String) {
    MacroExpansion.expect(
      source.replacing("DIRECTION", with: "decodeOnly"),
      writes: ["static func decode(derived json", "extension A: DerivedReadable {}"], never: ["func write"])
    MacroExpansion.expect(
      source.replacing("DIRECTION", with: "encodeOnly"),
      writes: ["func write(to writer: inout", "extension A: JSONWritable {}"],
      never: ["func decode", "readsInOnePass"])
    MacroExpansion.expect(
      source.replacing("DIRECTION", with: "both"),
      writes: ["func write(to writer: inout", "func decode", "extension A: DerivedReadable, JSONWritable {}"])
  }

  @Test("Raw values have one direction")
  func rawValues() {
    MacroExpansion.expect(
      "@Mapped(.decodeOnly) enum A: String { case a }", writes: ["extension A: DerivedReadable {}"])
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) struct A: RawRepresentable { var rawValue: Int }",
      writes: ["extension A: JSONWritable {}"], never: ["func"])
  }

  @Test("The compiler checks what one direction needs")
  func checks() {
    let source = """
      @Mapped(.DIRECTION) struct A {
        var address: Address
        @By(Field()) var due: Date?
        @Inlined var part: Part
      }
      """
    MacroExpansion.expect(
      source.replacing("DIRECTION", with: "decodeOnly"),
      writes: [
        "@MappedBody(.decodedValue(Address.self), .decodedField(Field(), Date.self), .decodedPart(Part.self))",
        "@MappedProperty(.decodedField(Field(), Date.self))",
      ])
    MacroExpansion.expect(
      source.replacing("DIRECTION", with: "encodeOnly"),
      writes: [
        "@MappedBody(.encodedValue(Address.self), .encodedField(Field(), Date.self), .encodedPart(Part.self))",
        "@MappedProperty(.encodedPart(Part.self))",
      ])
    let payload = "@Mapped(.DIRECTION, tag: \"t\") enum A { case a(Note) }"
    MacroExpansion.expect(
      payload.replacing("DIRECTION", with: "decodeOnly"), writes: ["@MappedBody(.decodedValue(Note.self))"])
    MacroExpansion.expect(
      payload.replacing("DIRECTION", with: "encodeOnly"), writes: ["@MappedBody(.encodedPart(Note.self))"])
  }

  @Test("A class encodes the members of an encoded superclass first")
  func encodedSuperclass() {
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) public final class A: B { let b = 1 }",
      writes: [
        "override public func writeMembers(", "try super.writeMembers(to: &json)",
        #"json.put("b", b)"#,
      ], conformances: [])
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) final class A: B {}", writes: ["func writeMembers"], never: ["super"],
      conformances: ["JSONWritable", "JSONObjectWritable"])
  }

  @Test(
    "The macro adds the protocol that a conformance for the other direction implies",
    arguments: [
      ("@Mapped(.decodeOnly) struct A: JSONObjectWritable { var a: Int }", "extension A: JSONWritable {}"),
      ("@Mapped(.encodeOnly) struct A: DerivedDecodable { var a: Int }", "extension A: DerivedReadable {}"),
    ])
  func implied(source: String, conformance: String) { MacroExpansion.expect(source, writes: [conformance]) }
}
