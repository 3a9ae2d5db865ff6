import Testing

/// Expansions of declarations with one unusual detail.
@Suite("Details of expansions")
struct DetailExpansionTests {
  @Test("A conformance in the source isn't added")
  func partialConformance() {
    MacroExpansion.expect(
      "@Mapped struct A: JSONObjectDecodable {\n  var id: Int\n}",
      writes: ["extension A: DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable {}"],
      conformances: ["JSONWritable", "DerivedMapping::JSONObjectWritable"])
    MacroExpansion.expect(
      "@Mapped struct A<V>: ManualMappable {\n  var value: V\n}",
      writes: [], never: ["extension"], conformances: [])
  }

  @Test("A class encodes the members of an encoded superclass first")
  func encodedSuperclass() {
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) public final class A: B { let b = 1 }",
      writes: [
        "public nonisolated override func writeMembers(", "try super.writeMembers(to: &json)",
        #"json.put("b", self.b)"#,
      ], conformances: [])
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) final class A: B {}", writes: ["func writeMembers"], never: ["super"],
      conformances: ["JSONWritable", "JSONObjectWritable"])
  }
}
