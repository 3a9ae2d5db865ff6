import CodableMapping
import Foundation
import Testing

/// A model as app targets declare it, which is isolated to the main actor.
private struct Screen: Codable {
  var title: String { didSet { MainActor.assertIsolated() } }
  var todos: [Item]

  init(from decoder: any Decoder) throws {
    MainActor.assertIsolated()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    todos = try container.decode([Item].self, forKey: .todos)
  }
}

nonisolated enum ToOne: DefaultValue { static let value = 1 }

struct Member: Sendable {
  @Defaulted<ToOne> var level: Int
}

nonisolated extension Member: Codable {}

func load<Model: Codable & SendableMetatype>(_ type: Model.Type, from bytes: [UInt8]) throws -> Model {
  try CodableMapper<Model>().decode(bytes)
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Codable, where the main actor is the default")
struct CodableIsolationTests {
  @Test("A model with wrappers is mapped off the main actor by its extension")
  func wrappers() async throws {
    let (member, text) = try await Task.detached {
      let mapper = CodableMapper<Member>()
      let member = try mapper.decode("{}")
      return (member, try mapper.encodeToString(member))
    }.value
    #expect(member.level == 1)
    #expect(text == #"{"level":1}"#)
  }

  @Test("Generic code requires models that any thread may map")
  func generic() throws { #expect(try load([Item].self, from: Array(#"[{"id":1}]"#.utf8)) == [Item(id: 1)]) }

  @Test("The coders code models of the main actor")
  func original() throws {
    let text = #"{"title":"a","todos":[{"id":1}]}"#
    let screen = try CodableDecoder().decode(Screen.self, from: Data(text.utf8))
    #expect(screen.todos == [Item(id: 1)])
    #expect(try CodableEncoder().encode(screen) == Data(text.utf8))
  }
}
