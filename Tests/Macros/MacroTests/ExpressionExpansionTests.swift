import Testing

/// What the macro writes where values are expressions, keys are unusual, or models hold others.
@Suite("Expansions of expressions, keys and parts")
struct ExpressionExpansionTests {
  @Test("A default with operators is one operand, and a text keeps its empty lines")
  func defaults() {
    MacroExpansion.expect(
      #"""
      @Mapped
      struct Options {
        var isOn: Bool = isQuiet || isLoud
        var level = -1
        var size: Int = isBig ? 2 : 1
        var text = """
          a

          b
          """
      }
      """#,
      becomes: #"""

        struct Options {
          var isOn: Bool = isQuiet || isLoud
          var level = -1
          var size: Int = isBig ? 2 : 1
          var text = """
            a

            b
            """

          static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Options {
            var isOn: Bool?
            var level: Int?
            var size: Int?
            var text: String?
            members: if try cursor.beginObject() {
              if cursor.consumeKey("isOn") {
                isOn = try Bool.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("level") {
                level = try Int.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("size") {
                size = try Int.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("text") {
                text = try String.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              repeat {
                if case nil = isOn, cursor.consumeKey("isOn") {
                  isOn = try Bool.decode(from: &cursor)
                } else if case nil = level, cursor.consumeKey("level") {
                  level = try Int.decode(from: &cursor)
                } else if case nil = size, cursor.consumeKey("size") {
                  size = try Int.decode(from: &cursor)
                } else if case nil = text, cursor.consumeKey("text") {
                  text = try String.decode(from: &cursor)
                } else {
                  try cursor.skipMember()
                }
              } while try cursor.hasNextMember()
            }
            return Options(
              isOn: isOn ?? (isQuiet || isLoud), level: level ?? -1, size: size ?? (isBig ? 2 : 1),
              text: text ?? """
              a

              b
              """)
          }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Options {
            Options(
              isOn: try json.member("isOn", default: isQuiet || isLoud),
              level: try json.member("level", default: -1),
              size: try json.member("size", default: isBig ? 2 : 1),
              text: try json.member("text", default: """
                  a

                  b
                  """))
          }

          func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            try json.put("isOn", isOn)
            try json.put("level", level)
            try json.put("size", size)
            try json.put("text", text)
          }
        }

        extension Options: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {}
        """#)
  }

  @Test("A key that texts write with escapes is read by a document, and all keys of a required path are")
  func keys() {
    MacroExpansion.expect(
      #"""
      @available(macOS 15, *)
      enum Outer<Value> {
        @Mapped
        @available(*, deprecated)
        struct Keyed {
          @Key("a\\b") var value: Value
          @Key(path: "count.seen") @ExplicitNull var seen: Int?
          @Key(path: "count.day") @By(field) var day: Day
        }
      }
      """#,
      becomes: #"""
        @available(macOS 15, *)
        enum Outer<Value> {
          @available(*, deprecated)
          struct Keyed {
            var value: Value
            var seen: Int?
            var day: Day

            static var readsInOnePass: Swift.Bool { false }

            static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Keyed
            where Value: DerivedReadable {
              Keyed(
                value: try json.member("a\\b"),
                seen: try json.part(required: "count") { (json) throws(DerivedMapping.JSONError) in
                  try json.member(orNull: "seen")
                },
                day: try json.part(required: "count") { (json) throws(DerivedMapping.JSONError) in
                  try json.member("day", as: field)
                })
            }

            func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError)
            where Value: JSONWritable {
              try json.put("a\\b", value)
              json.key("count")
              try json.beginObject()
              try json.put("seen", orNull: seen)
              try json.put("day", day, as: field)
              json.endObject()
            }
          }
        }

        @available(*, deprecated)
        @available(macOS 15, *)
        extension Outer.Keyed: DerivedReadable, DerivedDecodable where Value: DerivedReadable {}

        @available(*, deprecated)
        @available(macOS 15, *)
        extension Outer.Keyed: JSONWritable, JSONObjectWritable where Value: JSONWritable {}
        """#)
  }

  @Test("The types of models within a model are asked whether they are read in one pass")
  func parts() {
    MacroExpansion.expect(
      #"""
      @Mapped
      struct Tree<Value> {
        var children: [Tree]
        var leaves: [String: [Leaf<Value>?]]
        var names: Set<Swift.String>?
        var last: Leaf<Value>
        var value: Value
      }
      """#,
      becomes: #"""

        struct Tree<Value> {
          var children: [Tree]
          var leaves: [String: [Leaf<Value>?]]
          var names: Set<Swift.String>?
          var last: Leaf<Value>
          var value: Value

          static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool
          where Value: DerivedReadable {
            search.reads(Leaf<Value>.self) && search.reads(Value.self)
          }

          static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Tree where Value: DerivedReadable {
            var children: [Tree]?
            var leaves: [String: [Leaf<Value>?]]?
            var names: Set<Swift.String>??
            var last: Leaf<Value>?
            var value: Value?
            members: if try cursor.beginObject() {
              if cursor.consumeKey("children") {
                children = try [Tree].decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("leaves") {
                leaves = try [String: [Leaf<Value>?]].decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("names") {
                names = try Set<Swift.String>?.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("last") {
                last = try Leaf<Value>.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              if cursor.consumeKey("value") {
                value = try Value.decode(from: &cursor)
                guard try cursor.hasNextMember() else { break members }
              }
              repeat {
                if case nil = children, cursor.consumeKey("children") {
                  children = try [Tree].decode(from: &cursor)
                } else if case nil = leaves, cursor.consumeKey("leaves") {
                  leaves = try [String: [Leaf<Value>?]].decode(from: &cursor)
                } else if case nil = names, cursor.consumeKey("names") {
                  names = try Set<Swift.String>?.decode(from: &cursor)
                } else if case nil = last, cursor.consumeKey("last") {
                  last = try Leaf<Value>.decode(from: &cursor)
                } else if case nil = value, cursor.consumeKey("value") {
                  value = try Value.decode(from: &cursor)
                } else {
                  try cursor.skipMember()
                }
              } while try cursor.hasNextMember()
            }
            guard let children = children ?? [Tree].missingValue,
              let leaves = leaves ?? [String: [Leaf<Value>?]].missingValue,
              let names = names ?? Set<Swift.String>?.missingValue, let last = last ?? Leaf<Value>.missingValue,
              let value = value ?? Value.missingValue
            else { throw DerivedMapping.CursorFailure() }
            return Tree(children: children, leaves: leaves, names: names, last: last, value: value)
          }

          static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Tree
          where Value: DerivedReadable {
            Tree(
              children: try json.member("children"),
              leaves: try json.member("leaves"),
              names: try json.member("names"),
              last: try json.member("last"),
              value: try json.member("value"))
          }

          func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError)
          where Value: JSONWritable {
            try json.put("children", children)
            try json.put("leaves", leaves)
            try json.put("names", names)
            try json.put("last", last)
            try json.put("value", value)
          }
        }

        extension Tree: DerivedReadable, DerivedDecodable where Value: DerivedReadable {}

        extension Tree: JSONWritable, JSONObjectWritable where Value: JSONWritable {}
        """#)
  }

  @Test("A type that is a raw value in another form conforms, and no more")
  func rawValues() {
    MacroExpansion.expect(
      #"""
      @Mapped
      struct ID<Value: Sendable>: Hashable, RawRepresentable {
        let rawValue: Value
      }
      """#,
      becomes: #"""

        struct ID<Value: Sendable>: Hashable, RawRepresentable {
          let rawValue: Value
        }

        extension ID: DerivedReadable where Value: DerivedReadable {}

        extension ID: JSONWritable where Value: JSONWritable {}
        """#)
  }
}
