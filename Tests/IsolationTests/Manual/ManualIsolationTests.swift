import ManualMapping
import Testing

nonisolated struct Todo: Equatable, Sendable {
  var id: Int
  var level: Level
}

/// Raw values of an enum belong to no actor.
enum Level: String {
  case low, high
}

extension Level: ManualReadable, ManualWritable {}

nonisolated extension Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(id: try json["id"], level: try json["level"])
  }

  func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("level", level)
  }
}

/// This module's declarations belong to the main actor by default.
@Suite("By hand, where the main actor is the default")
struct ManualIsolationTests {
  static let text = #"[{"id":1,"level":"high"}]"#

  @Test("A nonisolated model is mapped off the main actor")
  func offTheMainActor() async throws {
    let mapping: any Mapping<[Todo]> = ManualMapper<Todo>().array
    let text = Self.text
    let (todos, again) = try await Task.detached {
      let todos = try mapping.decode(text)
      return (todos, try mapping.encodeToString(todos))
    }.value
    #expect(todos == [Todo(id: 1, level: .high)])
    #expect(again == text)
  }

  @Test("A nonisolated model is mapped on the main actor")
  func onTheMainActor() throws {
    #expect(try ManualMapper<Todo>().array.decode(Self.text) == [Todo(id: 1, level: .high)])
  }
}
