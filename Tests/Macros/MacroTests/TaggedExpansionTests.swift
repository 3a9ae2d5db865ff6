import Testing

/// What the macro writes for enums whose tags are members, or that have none.
@Suite("Expansions of enums with tags within and beside")
struct TaggedExpansionTests {
  @Test("A tag stands within its payload")
  func within() {
    MacroExpansion.expect(
      #"""
      @Mapped(tag: "type")
      enum Message<Content> {
        case text(Content)
        case moved(x: Int, class: String?)
        case typing
        case unknown(String)
      }
      """#,
      becomes: #"""

        enum Message<Content> {
          case text(Content)
          case moved(x: Int, class: String?)
          case typing
          case unknown(String)

          static var readsInOnePass: Swift.Bool { false }

          static func decode(derived json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Message
          where Content: DerivedReadable {
            let object = try json.object(for: Message.self)
            let tag = try object.member("type", of: Swift.String.self)
            switch tag {
            case "text": return .text(try Content.decode(derived: json))
            case "moved": return .moved(x: try object.member("x"), class: try object.member("class"))
            case "typing": return .typing
            default: return .unknown(object.accepting(unknownTag: tag))
            }
          }

          func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError)
          where Content: JSONObjectWritable {
            switch self {
            case .text(let value):
              try writer.beginObject()
              try writer.put("type", "text")
              try value.writeMembers(to: &writer)
              writer.endObject()
            case .moved(let x, let `class`):
              try writer.beginObject()
              try writer.put("type", "moved")
              try writer.put("x", x)
              try writer.put("class", `class`)
              writer.endObject()
            case .typing:
              try writer.beginObject()
              try writer.put("type", "typing")
              writer.endObject()
            case .unknown(let value):
              try writer.beginObject()
              try writer.put("type", value)
              writer.endObject()
            }
          }
        }

        extension Message: DerivedReadable where Content: DerivedReadable {}

        extension Message: JSONWritable where Content: JSONObjectWritable {}
        """#)
  }

  @Test("A tag stands beside its payload")
  func beside() {
    MacroExpansion.expect(
      #"""
      @Mapped(keys: .snakeCase, tag: "type", content: "value")
      enum Event {
        case text(Text)
        case hasMoved(toX: Int, writer: Int)
        case typing
      }
      """#,
      becomes: #"""

        enum Event {
          case text(Text)
          case hasMoved(toX: Int, writer: Int)
          case typing

          static var readsInOnePass: Swift.Bool { false }

          static func decode(derived json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Event {
            let object = try json.object(for: Event.self)
            let tag = try object.member("type", of: Swift.String.self)
            switch tag {
            case "text": return .text(try object.member("value", of: Text.self))
            case "has_moved":
              let content = try object.content("value", for: Event.self)
              return .hasMoved(toX: try content.member("to_x"), writer: try content.member("writer"))
            case "typing": return .typing
            default: throw object.unknownTag("type", of: Event.self, allowed: ["text", "has_moved", "typing"])
            }
          }

          func write(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            switch self {
            case .text(let value):
              try json.beginObject()
              try json.put("type", "text")
              try json.put("value", value)
              json.endObject()
            case .hasMoved(let toX, let writer):
              try json.beginObject()
              try json.put("type", "has_moved")
              json.key("value")
              try json.beginObject()
              try json.put("to_x", toX)
              try json.put("writer", writer)
              json.endObject()
              json.endObject()
            case .typing:
              try json.beginObject()
              try json.put("type", "typing")
              json.endObject()
            }
          }
        }

        extension Event: DerivedReadable, JSONWritable {}
        """#)
  }

  @Test("Without a tag the cases are tried in their order")
  func untagged() {
    MacroExpansion.expect(
      #"""
      @Mapped(.untagged)
      enum Either {
        case number(Int)
        case size(width: Int, height: Int)
      }
      """#,
      becomes: #"""

        enum Either {
          case number(Int)
          case size(width: Int, height: Int)

          static var readsInOnePass: Swift.Bool { false }

          static func decode(derived json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Either {
            var failures: [DerivedMapping.JSONError] = []
            let numberCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Either in
              .number(try Int.decode(derived: json))
            }
            if let numberCase { return numberCase }
            let sizeCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Either in
              let object = try json.object(for: Either.self)
              return .size(width: try object.member("width"), height: try object.member("height"))
            }
            if let sizeCase { return sizeCase }
            throw json.noneFits(Either.self, failures)
          }

          func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            switch self {
            case .number(let value):
              try Swift.Optional(value).write(to: &writer)
            case .size(let width, let height):
              try writer.beginObject()
              try writer.put("width", width)
              try writer.put("height", height)
              writer.endObject()
            }
          }
        }

        extension Either: DerivedReadable, JSONWritable {}
        """#)
  }
}
