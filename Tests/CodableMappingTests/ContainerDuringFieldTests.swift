import CodableMapping
import JSONMapping
import Testing

@Suite("A container that is used while a field writes")
struct ContainerDuringFieldTests {
  /// The encoder or container that is used while the field writes.
  enum Used: String, CaseIterable { case container, encoder, nested, superEncoder, unkeyed }

  enum Key: CodingKey { case list, value, other }

  /// Calls a function of the model, and writes 1.
  struct Interfering: JSONMapping.Encoding {
    func encode(_ interfere: @escaping () throws -> Void, into writer: inout JSONWriter) throws(JSONError) {
      // The encode continues if the function throws.
      try? interfere()
      writer.write(1)
    }
  }

  struct Model: Encodable {
    let used: Used

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      let outer = container
      if used == .unkeyed {
        var list = container.nestedUnkeyedContainer(forKey: .list)
        let outer = list
        return try list.encode(
          {
            var list = outer
            try list.encode(2)
          }, with: Interfering())
      }
      try container.encode(
        {
          var container = outer
          switch used {
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
        }, with: Interfering(), forKey: .value)
    }
  }

  @Test(
    "Values of the other container are encoded separately, and the value of the field is complete",
    arguments: [
      (Used.container, #"{"other":2,"value":1}"#), (.encoder, #"{"other":2,"value":1}"#),
      (.nested, #"{"other":[2],"value":1}"#), (.superEncoder, #"{"other":2,"value":1}"#),
      (.unkeyed, #"{"list":[2,1]}"#),
    ])
  func interfering(used: Used, text: String) throws {
    let mapper = CodableMapper<Model>()
    for _ in 0..<2 { #expect(try mapper.encodeToString(Model(used: used)) == text) }
    #expect(try mapper.array.encodeToString([Model(used: used), Model(used: used)]) == "[\(text),\(text)]")
  }
}
