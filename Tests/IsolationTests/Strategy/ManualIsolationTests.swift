import ManualMapping
import Testing

nonisolated struct Todo {
  var id: Int
  var title: String
}

nonisolated extension Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(id: try json["id"], title: try json["title"])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("title", title)
  }
}

nonisolated extension Todo: Equatable {}

/// Raw values of an enum belong to no actor.
enum Level: String {
  case low, high
}

extension Level: ManualReadable, JSONWritable {}

/// This module's declarations belong to the main actor by default.
@Suite("By hand, where the main actor is the default")
struct ManualIsolationTests {
  static let text = #"[{"id":1,"title":"a"}]"#

  @Test("A nonisolated model is mapped off the main actor")
  func offTheMainActor() async throws {
    let mapping: any Mapping<[Todo]> = ManualMapper<Todo>().array
    let text = Self.text
    let (todos, again) = try await Task.detached {
      let todos = try mapping.decode(text)
      return (todos, try mapping.encodeToString(todos))
    }.value
    #expect(todos == [Todo(id: 1, title: "a")])
    #expect(again == text)
  }

  @Test("A mapper that is made off the main actor maps the models too")
  func mapperOffTheMainActor() async throws {
    let bytes = Array(Self.text.utf8)
    let todos = try await Task.detached { try ManualMapper<Todo>().array.decode(bytes) }.value
    #expect(todos == [Todo(id: 1, title: "a")])
  }

  @Test("Enums with raw values need no word")
  func rawValues() async throws {
    let levels = try await Task.detached { try ManualMapper<[Level]>().decode(#"["high"]"#) }.value
    #expect(levels == [.high])
  }

  @Test("A nonisolated model is mapped on the main actor")
  func onTheMainActor() throws {
    #expect(try ManualMapper<Todo>().array.decode(Self.text) == [Todo(id: 1, title: "a")])
  }
}
