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
}
