import JSONFoundation
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

/// A model with values of unknown structure.
private struct Page: ManualMappable, Equatable {
  var title: String
  var extra: OwnedJSON
  var more: OwnedJSON?
  var all: [String: OwnedJSON]

  init(json: JSONObject) throws(JSONError) {
    title = try json["title"]
    extra = try json["extra"]
    more = try json["more"]
    all = try json["all", default: [:]]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("extra", extra)
    try json.put("more", more)
    try json.put("all", all)
  }
}

@Suite("Values that a model stores unchanged")
struct OwnedValueTests {
  @Test(
    "Values that a model stores unchanged are members like others, and are encoded as they were decoded",
    arguments: [
      #"{"title":"a","extra":{"b":[1,2.5,null]},"all":{}}"#,
      #"{"title":"a","extra":null,"more":"x","all":{"y":[true]}}"#,
    ])
  func roundTrip(text: String) throws {
    let mapper = ManualMapper<Page>()
    let page = try mapper.decode(text)
    #expect(try mapper.encodeToString(page) == text)
    // Every key of such a value is known.
    #expect(try mapper.rejectingUnknownKeys().decode(text) == page)
  }

  @Test("A missing value is an error")
  func missing() {
    let error = #expect(throws: JSONError.self) { try ManualMapper<Page>().decode(#"{"title":"a"}"#) }
    #expect(
      error?.description
        == #"$: missing key "extra" required by Page (OwnedJSON) (line 1, column 1) [missing-key]"#)
  }
}

/// A model that encodes both of its properties with the same key.
private struct Rating: JSONObjectWritable {
  var mean, median: Double

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("rating", mean)
    try json.put("rating", median)
  }
}

@Test func `Members with the same key are both written, or an error if the mapper rejects them`() throws {
  let ratings = [Rating(mean: 4.5, median: 5)]
  let mapper = ManualMapper<Rating>(writing: JSONWriteOptions(rejectsDuplicateKeys: true)).array
  for encode in [{ _ = try mapper.encode(ratings) }, { _ = try mapper.encodeToString(ratings) }] {
    let error = #expect(throws: JSONError.self) { try encode() }
    #expect(error?.description == #"$[0].rating: key "rating" is written twice [key-collision]"#)
  }
  #expect(try ManualMapper<Rating>().array.encodeToString(ratings) == #"[{"rating":4.5,"rating":5}]"#)
}
