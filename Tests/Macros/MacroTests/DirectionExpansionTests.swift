import Testing

/// What the macro writes for a type that is only read, or only written.
@Suite("Expansions in one direction")
struct DirectionExpansionTests {
  @Test("A type that is only read has the functions and the conformances for that")
  func decodeOnly() {
    MacroExpansion.expect(
      #"""
      @Mapped(.decodeOnly)
      struct Reply<Value> {
        var value: Value
      }
      """#,
      becomes: #"""

        struct Reply<Value> {
          var value: Value

          static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool
          where Value: DerivedReadable {
            search.reads(Value.self)
          }

          static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Reply where Value: DerivedReadable {
            var value: Value?
            members: if try cursor.beginObject() {
              if cursor.consumeKey("value") {
                value = try Value.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              repeat {
                if case nil = value, cursor.consumeKey("value") {
                  value = try Value.decode(from: &cursor)
                } else {
                  try cursor.skipMember()
                }
              } while try cursor.hasNextMember()
            }
            guard let value = value ?? Value.missingValue else { throw DerivedMapping.CursorFailure() }
            return Reply(value: value)
          }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Reply
          where Value: DerivedReadable {
            Reply(value: try json.member("value"))
          }
        }

        extension Reply: DerivedReadable, DerivedDecodable where Value: DerivedReadable {}
        """#)
  }

  @Test("A type that is only written has the function and the conformances for that")
  func encodeOnly() {
    MacroExpansion.expect(
      #"""
      @Mapped(.encodeOnly, keys: .snakeCase)
      public class Order {
        public let orderID: Int
        let version = 2
        @By(.yearMonthDay) weak var due: Day?
        @Inlined unowned let part: Part
        @Ignored var secret: Int
        init() { (orderID, secret) = (1, 2) }
      }
      """#,
      becomes: #"""

        public class Order {
          public let orderID: Int
          let version = 2
          weak var due: Day?
          unowned let part: Part
          var secret: Int
          init() { (orderID, secret) = (1, 2) }

          public func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            try json.put("order_id", orderID)
            try json.put("version", version)
            try json.put("due", due, as: .yearMonthDay)
            try part.writeMembers(to: &json)
          }
        }

        extension Order: JSONWritable, JSONObjectWritable {}
        """#)
  }

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

  @Test("A class writes the members of an encoded superclass first")
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
    "A conformance by hand beside the other direction is completed",
    arguments: [
      ("@Mapped(.decodeOnly) struct A: JSONObjectWritable { var a: Int }", "extension A: JSONWritable {}"),
      ("@Mapped(.encodeOnly) struct A: DerivedDecodable { var a: Int }", "extension A: DerivedReadable {}"),
    ])
  func implied(source: String, conformance: String) {
    MacroExpansion.expect(source, writes: [conformance])
  }
}
