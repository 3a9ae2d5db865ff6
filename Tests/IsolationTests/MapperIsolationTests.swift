import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A model that every strategy maps on any thread.
nonisolated struct Item: Swift.Codable, Equatable, Sendable { var id = 0 }

nonisolated extension Item: ManualMappable, Mappable {
  init(json: JSONObject) throws(JSONError) { id = try json["id"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("id", id) }

  init?(map: Map) {}

  mutating func mapping(map: Map) { id <- map["id"] }
}

nonisolated extension Item: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Item> { Item.init(id:) <^> json <| "id" }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Item { try Item(id: json => "id") }
}

/// A model as app targets declare it, which is isolated to the main actor.
final class Page {
  let title: String
  let todos: [Item]

  init(title: String, todos: [Item]) {
    MainActor.assertIsolated()
    (self.title, self.todos) = (title, todos)
  }
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Mappers, where the main actor is the default")
struct MapperIsolationTests {
  nonisolated static let mappings: [(strategy: String, mapping: any Mapping<[Item]>)] = [
    ("manual", ManualMapper<Item>().array), ("mappable", MappableMapper<Item>().array),
    ("applicative", ApplicativeMapper<Item>().array), ("throwing", ThrowingMapper<Item>().array),
    ("codable", CodableMapper<Item>().array),
  ]

  @Test("A nonisolated model is mapped off the main actor", arguments: mappings)
  func offTheMainActor(strategy: String, mapping: any Mapping<[Item]>) async throws {
    let (items, text) = try await Task.detached {
      let items = try mapping.decode(#"[{"id":1}]"#)
      return (items, try mapping.encodeToString(items))
    }.value
    #expect(items == [Item(id: 1)])
    #expect(text == #"[{"id":1}]"#)
  }
}
