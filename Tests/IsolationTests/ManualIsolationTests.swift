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

/// An enum with raw values needs no `nonisolated`.
enum Level: String { case low, high }

extension Level: JSONDecodable, JSONWritable {}

/// This module's declarations are isolated to the main actor by default.
@Suite("By hand, where the main actor is the default")
struct ManualIsolationTests {
  static let text = #"[{"id":1,"title":"a"}]"#

  @Test("A mapper created off the main actor maps the models too")
  func mapperOffTheMainActor() async throws {
    let bytes = Array(Self.text.utf8)
    let todos = try await ManualMapper<Todo>().array.decodeConcurrently(bytes)
    #expect(todos == [Todo(id: 1, title: "a")])
  }

  @Test("Enums with raw values need no `nonisolated`")
  func rawValues() async throws {
    let levels = try await Task.detached { try ManualMapper<[Level]>().decode(#"["high"]"#) }.value
    #expect(levels == [.high])
  }

  @Test("A nonisolated model is mapped on the main actor")
  func onTheMainActor() throws {
    #expect(try ManualMapper<Todo>().array.decode(Self.text) == [Todo(id: 1, title: "a")])
  }
}
