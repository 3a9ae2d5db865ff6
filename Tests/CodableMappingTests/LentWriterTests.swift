import CodableMapping
import JSONCore
import JSONMapping
import Testing

@Suite("A container that is used while a field writes")
struct LentWriterTests {
  /// What is used meanwhile.
  enum Way: String, CaseIterable { case container, encoder, nested, superEncoder, unkeyed }

  enum Key: CodingKey { case list, value, other }

  /// Writes 1, after the action of a model.
  struct Meddling: JSONMapping.Encoding {
    func encode(_ meddle: @escaping () throws -> Void, into writer: inout JSONWriter) throws(JSONError) {
      // A rejected action doesn't end the encode.
      try? meddle()
      writer.write(1)
    }
  }

  struct Model: Encodable {
    let way: Way

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      let outer = container
      if way == .unkeyed {
        var list = container.nestedUnkeyedContainer(forKey: .list)
        let outer = list
        return try list.encode(
          {
            var list = outer
            try list.encode(2)
          }, with: Meddling())
      }
      try container.encode(
        {
          var container = outer
          switch way {
          case .container: try container.encode(2, forKey: .other)
          case .encoder:
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(2, forKey: .other)
          case .nested:
            var list = container.nestedUnkeyedContainer(forKey: .other)
            try list.encode(2)
          case .superEncoder:
            var value = container.superEncoder(forKey: .other).singleValueContainer()
            try value.encode(2)
          case .unkeyed: break
          }
        }, with: Meddling(), forKey: .value)
    }
  }

  @Test(
    "Its values have their place, and the field's value is complete",
    arguments: [
      (Way.container, #"{"other":2,"value":1}"#), (.encoder, #"{"other":2,"value":1}"#),
      (.nested, #"{"other":[2],"value":1}"#), (.superEncoder, #"{"other":2,"value":1}"#),
      (.unkeyed, #"{"list":[2,1]}"#),
    ])
  func meddling(way: Way, text: String) throws {
    let mapper = CodableMapper<Model>()
    for _ in 0..<2 { #expect(try mapper.encodeToString(Model(way: way)) == text) }
    #expect(try mapper.array.encodeToString([Model(way: way), Model(way: way)]) == "[\(text),\(text)]")
  }
}
