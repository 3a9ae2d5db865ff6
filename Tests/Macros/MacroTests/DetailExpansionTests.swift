import Testing

/// Expansions of declarations with one unusual detail.
@Suite("Details of expansions")
struct DetailExpansionTests {
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
