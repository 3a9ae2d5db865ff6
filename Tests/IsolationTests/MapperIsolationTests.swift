import ApplicativeMapping
import CodableMapping
import Foundation
import JSONMapping
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

/// Records in its initializer where it is decoded. Isn't `Sendable`.
nonisolated final class Visit: ManualDecodable {
  static let mainQueue = DispatchSpecificKey<Bool>()
  let wasOnMainActor = DispatchQueue.getSpecific(key: mainQueue) == true
  init(json: JSONObject) {}
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

  @Test("Concurrent decoding leaves the main actor")
  func concurrently() async throws {
    // Not `Thread.isMainThread`: on Linux, another thread may run the main queue.
    DispatchQueue.main.setSpecific(key: Visit.mainQueue, value: true)
    let mapper = ManualMapper<Visit>()
    let visits = [
      try await mapper.decodeConcurrently("{}"), try await mapper.decodeConcurrently(Data("{}".utf8)),
      try await mapper.decodeConcurrently([123, 125]),
    ]
    #expect(visits.map(\.wasOnMainActor) == [false, false, false])
    #expect(try mapper.decode("{}").wasOnMainActor)
    let error = await #expect(throws: JSONError.self) { _ = try await mapper.array.decodeConcurrently("[7]") }
    #expect(error?.issue.path.description == "$[0]")
  }

  @Test("Cancellation ends concurrent decoding before the next model", arguments: mappings)
  func cancelled(strategy: String, mapping: any Mapping<[Item]>) async {
    func lists(_ mapping: some Mapping<[Item]>) -> any JSONMapping.Decoding<[[Item]]> {
      mapping.map { items in
        #expect(!Task.isCancelled)
        withUnsafeCurrentTask { $0?.cancel() }
        return items
      }.array
    }
    let decoder = lists(mapping)
    let task = Task { _ = try await decoder.decodeConcurrently(#"[[{"id":1}],[{"id":2}]]"#) }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
