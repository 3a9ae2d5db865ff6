import Testing

/// What the macro writes for enums.
@Suite("Expansions of enums")
struct EnumExpansionTests {
  @Test("An enum with raw values conforms, and no more")
  func raw() {
    MacroExpansion.expect(
      #"""
      @Mapped
      enum Level: String, Sendable {
        case low, high
      }
      """#,
      becomes: #"""

        enum Level: String, Sendable {
          case low, high
        }

        extension Level: DerivedReadable, JSONWritable {}
        """#)
  }

  @Test("An enum without payloads is the name of its case, in one pass")
  func names() {
    MacroExpansion.expect(
      #"""
      @Mapped(keys: .kebabCase)
      public enum Kind {
        case veryLow
        @Key("max", or: "high") case `default`
        case unknown(String)
      }
      """#,
      becomes: #"""

        public enum Kind {
          case veryLow
          case `default`
          case unknown(String)

          public static func decode(
            from cursor: inout DerivedMapping.JSONCursor
          ) throws(DerivedMapping.CursorFailure) -> Kind {
            let name = try cursor.string()
            switch name {
            case "very-low": return .veryLow
            case "max", "high": return .`default`
            default: return .unknown(name)
            }
          }

          public static func decode(derived json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Kind {
            let name = try json.string()
            switch name {
            case "very-low": return .veryLow
            case "max", "high": return .`default`
            default: return .unknown(name)
            }
          }

          public func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
            switch self {
            case .veryLow:
              writer.write("very-low")
            case .`default`:
              writer.write("max")
            case .unknown(let value):
              writer.write(value)
            }
          }
        }

        extension Kind: DerivedReadable, JSONWritable {}
        """#)
  }

  @Test("A name stands around its payload")
  func around() {
    MacroExpansion.expect(
      #"""
      @Mapped
      enum Shape<Point> {
        case circle(center: Point, radius: Double = 1)
        case path([Point])
        case empty
      }
      """#,
      becomes: #"""

        enum Shape<Point> {
          case circle(center: Point, radius: Double = 1)
          case path([Point])
          case empty

          static var readsInOnePass: Swift.Bool { false }

          static func decode(derived json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Shape
          where Point: DerivedReadable {
            let tag = try json.tagAround(Shape.self, allowed: ["circle", "path", "empty"])
            switch tag {
            case "circle":
              let content = try json.content(of: tag, for: Shape.self).object(for: Shape.self)
              return .circle(center: try content.member("center"), radius: try content.member("radius", default: 1))
            case "path": return .path(try [Point].decode(derived: json.content(of: tag, for: Shape.self)))
            case "empty": return .empty
            default: throw json.unknownName(of: Shape.self, allowed: ["circle", "path", "empty"])
            }
          }

          func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError)
          where Point: JSONWritable {
            switch self {
            case .circle(let center, let radius):
              try writer.beginObject()
              writer.key(verbatim: "circle")
              try writer.beginObject()
              try writer.put("center", center)
              try writer.put("radius", radius)
              writer.endObject()
              writer.endObject()
            case .path(let value):
              try writer.beginObject()
              writer.key(verbatim: "path")
              try Swift.Optional(value).write(to: &writer)
              writer.endObject()
            case .empty:
              try writer.beginObject()
              writer.key(verbatim: "empty")
              try writer.beginObject()
              writer.endObject()
              writer.endObject()
            }
          }
        }

        extension Shape: DerivedReadable where Point: DerivedReadable {}

        extension Shape: JSONWritable where Point: JSONWritable {}
        """#)
  }
}
