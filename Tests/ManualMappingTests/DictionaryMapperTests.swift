import ManualMapping
import Testing

/// The class of the article, with its failable initializer.
final class ArticleTodo: DictionaryMappable {
  var title: String
  var id: Int?
  var userId: Int
  var completed: Bool

  required init?(title: String, id: Int?, userId: Int, completedStatus: Bool) {
    (self.title, self.id, self.userId, self.completed) = (title, id, userId, completedStatus)
  }

  convenience init?(json: [String: Any]) {
    guard let title = json["title"] as? String, let userId = json["userId"] as? Int,
      let completed = json["completed"] as? Bool
    else { return nil }
    self.init(title: title, id: json["id"] as? Int, userId: userId, completedStatus: completed)
  }

  func toJSON() -> [String: Any] {
    var json: [String: Any] = ["title": title, "userId": userId, "completed": completed]
    if let id { json["id"] = id }
    return json
  }
}

@Suite("Dictionaries by hand")
struct DictionaryMapperTests {
  @Test("The article's todo is mapped with and without an id", arguments: [nil, 7])
  func article(id: Int?) throws {
    let member = id.map { "\"id\":\($0)," } ?? ""
    let text = "{\(member)\"userId\":1,\"title\":\"delectus aut autem\",\"completed\":false}"
    let todo = try DictionaryMapper<ArticleTodo>().decode(text)
    #expect(todo.id == id && todo.userId == 1 && todo.title == "delectus aut autem" && !todo.completed)

    let sorted = DictionaryMapper<ArticleTodo>(writing: JSONWriteOptions(sortedKeys: true))
    let written = id.map { "\"id\":\($0)," } ?? ""
    #expect(
      try sorted.encodeToString(todo)
        == "{\"completed\":false,\(written)\"title\":\"delectus aut autem\",\"userId\":1}")
  }

  @Test(
    "The mapper of dictionaries reports only that an object does not fit, without a reason",
    arguments: [
      #"{"userId":1,"title":"a"}"#:
        "$: ArticleTodo can't be created from this object (line 1, column 1) [custom]",
      #"[1]"#: "$: expected an object for ArticleTodo, found an array (line 1, column 1) [type-mismatch]",
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try DictionaryMapper<ArticleTodo>().decode(text) }
    #expect(error?.description == message)
  }
}
