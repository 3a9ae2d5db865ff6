import Testing

/// What the macro writes for declarations of all shapes.
@Suite("Expansions of all shapes of structs and classes")
struct ShapeExpansionTests {
  @Test("A generic type is mapped where those of its parameters are that its members have")
  func generics() {
    MacroExpansion.expect(
      #"""
      @Mapped
      public struct Page<Item, Tag: DerivedMappable, Unused, Part> {
        public var items: [Item]
        public var tag: Tag
        @Inlined public var part: Part
      }
      """#,
      becomes: #"""

        public struct Page<Item, Tag: DerivedMappable, Unused, Part> {
          public var items: [Item]
          public var tag: Tag
          public var part: Part

          public static var readsInOnePass: Swift.Bool { false }

          public static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Page
          where Item: DerivedReadable, Part: DerivedDecodable {
            Page(items: try json.member("items"), tag: try json.member("tag"), part: try Part.decode(members: json))
          }

          public func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError)
          where Item: JSONWritable, Part: JSONObjectWritable {
            try json.put("items", items)
            try json.put("tag", tag)
            try part.writeMembers(to: &json)
          }
        }

        extension Page: DerivedReadable, DerivedDecodable where Item: DerivedReadable, Part: DerivedDecodable {}

        extension Page: JSONWritable, JSONObjectWritable where Item: JSONWritable, Part: JSONObjectWritable {}
        """#)
  }

  @Test("Keywords and the names of parameters are names of properties")
  func names() {
    MacroExpansion.expect(
      #"""
      @Mapped
      package final class Named {
        var `class`: Int
        let cursor: [Int?]
        var json: Int?

        init(`class`: Int, cursor: [Int?], json: Int?, isNew: Bool = true) {}
      }
      """#,
      becomes: #"""

        package final class Named {
          var `class`: Int
          let cursor: [Int?]
          var json: Int?

          init(`class`: Int, cursor: [Int?], json: Int?, isNew: Bool = true) {}

          package static func decode(
            from text: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Named {
            var `class`: Int?
            var cursor: [Int?]?
            var json: Int??
            members: if try text.beginObject() {
              if text.consumeKey("class") {
                `class` = try Int.decode(from: &text)
                guard try text.hasNextMember() else { break members }
              }
              if text.consumeKey("cursor") {
                cursor = try [Int?].decode(from: &text)
                guard try text.hasNextMember() else { break members }
              }
              if text.consumeKey("json") {
                json = try Int?.decode(from: &text)
                guard try text.hasNextMember() else { break members }
              }
              repeat {
                if case nil = `class`, text.consumeKey("class") {
                  `class` = try Int.decode(from: &text)
                } else if case nil = cursor, text.consumeKey("cursor") {
                  cursor = try [Int?].decode(from: &text)
                } else if case nil = json, text.consumeKey("json") {
                  json = try Int?.decode(from: &text)
                } else {
                  try text.skipMember()
                }
              } while try text.hasNextMember()
            }
            guard let `class` = `class` ?? Int.missingValue, let cursor = cursor ?? [Int?].missingValue,
              let json = json ?? Int?.missingValue
            else { throw DerivedMapping.CursorFailure() }
            return Named(class: `class`, cursor: cursor, json: json)
          }

          package static func decode(
            members json: DerivedMapping.JSONObject
          ) throws(DerivedMapping.JSONError) -> Named {
            Named(class: try json.member("class"), cursor: try json.member("cursor"), json: try json.member("json"))
          }

          package func writeMembers(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            try writer.put("class", `class`)
            try writer.put("cursor", cursor)
            try writer.put("json", json)
          }
        }

        extension Named: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }

  @Test("A type without properties passes all members")
  func empty() {
    MacroExpansion.expect(
      #"""
      @Mapped
      struct Empty {
        static let shared = Empty()
        var computed: Int { 1 }
        lazy var later = 1
      }
      """#,
      becomes: #"""

        struct Empty {
          static let shared = Empty()
          var computed: Int { 1 }
          lazy var later = 1

          static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Empty {
            if try cursor.beginObject() {
              repeat { try cursor.skipMember() } while try cursor.hasNextMember()
            }
            return Empty()
          }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Empty {
            Empty()
          }

          func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {}
        }

        extension Empty: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }

  @Test("A type within another one is extended by its whole name")
  func nested() {
    MacroExpansion.expect(
      #"""
      enum Outer {
        @Mapped
        fileprivate struct Inner {
          var id = 1, name: String
        }
      }
      """#,
      becomes: #"""
        enum Outer {
          fileprivate struct Inner {
            var id = 1, name: String

            static func decode(
              from cursor: inout DerivedMapping.JSONCursor
            ) throws(DerivedMapping.CursorFailure) -> Inner {
              var id: Int?
              var name: String?
              members: if try cursor.beginObject() {
                if cursor.consumeKey("id") {
                  id = try Int.decode(from: &cursor)
                  guard try cursor.hasNextMember() else { break members }
                }
                if cursor.consumeKey("name") {
                  name = try String.decode(from: &cursor)
                  guard try cursor.hasNextMember() else { break members }
                }
                repeat {
                  if case nil = id, cursor.consumeKey("id") {
                    id = try Int.decode(from: &cursor)
                  } else if case nil = name, cursor.consumeKey("name") {
                    name = try String.decode(from: &cursor)
                  } else {
                    try cursor.skipMember()
                  }
                } while try cursor.hasNextMember()
              }
              guard let name = name ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
              return Inner(id: id ?? 1, name: name)
            }

            static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Inner {
              Inner(id: try json.member("id", default: 1), name: try json.member("name"))
            }

            func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
              try json.put("id", id)
              try json.put("name", name)
            }
          }
        }

        extension Outer.Inner: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }
}
