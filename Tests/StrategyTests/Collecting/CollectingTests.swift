import Catalog
import CatalogStrategies
import CodableMapping
import Dispatch
import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("All issues of a document")
struct CollectingTests {
  /// A model, its document, the highest number of issues, and the error.
  static let rows: [(model: String, text: String, limit: Int, description: String)] = [
    (
      "todo", #"{"userId":"1","title":2,"completed":null}"#, 20,
      """
      3 errors while decoding Todo: $.userId: expected Int for Todo.userId, found string "1" (line 1, column 11) \
      [type-mismatch]; $.title: expected String for Todo.title, found 2 (line 1, column 23) [type-mismatch]; \
      $.completed: expected Bool for Todo.completed, found null (line 1, column 37) [unexpected-null]
      """
    ),
    (
      "movie",
      #"{"id":1.5,"name":"M","releaseDate":"2016-13-17","grossing":1,"#
        + #""rating":true,"cast":[{"name":1},7,{}]}"#, 20,
      """
      7 errors: $: missing key "year" required by Movie (Int) (line 1, column 1) [missing-key]; \
      $.id: expected Int for Movie.id, found 1.5 (line 1, column 7) [fractional-number]; \
      $.releaseDate: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17" (line 1, column 36) \
      [invalid-format]; $.rating: expected Double for Movie.rating, found true (line 1, column 71) \
      [type-mismatch]; $.cast[0].name: expected String for MovieActor.name, found 1 (line 1, column 92) \
      [type-mismatch]; $.cast[1]: expected an object for MovieActor, found 7 (line 1, column 95) \
      [type-mismatch]; $.cast[2]: missing key "name" required by MovieActor (String) (line 1, column 97) [missing-key]
      """
    ),
    (
      "todos", "[{},{},{}]", 2,
      """
      2 errors while decoding Todo and more: $[0]: missing key "userId" required by Todo (Int) (line 1, column 2) \
      [missing-key]; $[0]: missing key "title" required by Todo (String) (line 1, column 2) [missing-key]
      """
    ),
    (
      "users", #"{"users":[{"id":1,"email":"","name":"","skill_ids":[],"x":{"y":1}}],"next":2}"#, 9,
      #"$.users[0].x: unknown key "x" for User (line 1, column 55) [unknown-key]"#
    ),
  ]

  @Test("Every strategy finds the same issues", arguments: rows)
  func allIssues(model: String, text: String, limit: Int, description: String) throws {
    let isCut = description.contains(" and more")
    for (name, mapping) in try Fixture.mappings(of: model) {
      let rules = DecodingRules(issueLimit: limit, rejectsUnknownKeys: true)
      let error = thrown("\(name)") { try mapping.decode(text, by: rules) }
      #expect(error?.description == description, "\(name)")
      #expect(error?.isTruncated == isCut && error?.hasMoreIssues == isCut, "\(name)")
    }
  }

  @Test("A valid document decodes by any rules", arguments: ["movies", "users", "skills", "todos"])
  func valid(model: String) throws {
    let bytes = try Fixture.bytes("\(model).json")
    for (name, mapping) in try Fixture.mappings(of: model) {
      let rules = DecodingRules(issueLimit: 20, rejectsUnknownKeys: true)
      #expect(try mapping.decode(bytes, by: rules) == mapping.decode(bytes), "\(name)")
    }
  }

  @Test("An unknown key may be the misspelling of one that is missing")
  func misspelledKey() throws {
    let text = #"{"userId":1,"title":"a","complete":true}"#
    for (name, mapping) in try Fixture.mappings(of: "todo") {
      let error = thrown("\(name)") {
        try mapping.decode(text, by: DecodingRules(issueLimit: 20, rejectsUnknownKeys: true))
      }
      #expect(
        error?.rendered() == """
          error[missing-key]: missing key "completed" required by Todo (Bool)
            --> $ (line 1, column 1, byte 0)
           1 | {"userId":1,"title":"a","complete":true}
             | ^
             = note: similar key "complete" at line 1, column 25
             = help: did you mean "complete"?

          error[unknown-key]: unknown key "complete" for Todo
            --> $.complete (line 1, column 25, byte 24)
           1 | {"userId":1,"title":"a","complete":true}
             |                         ^~~~~~~~~~
             = help: did you mean "completed"?
          """, "\(name)")
    }
  }

  @Test("After a value without a plain one there may be more issues, which the error mentions")
  func noPlainValue() throws {
    struct Level: RawRepresentable, Codable {
      var rawValue: String
      init?(rawValue: String) {
        guard rawValue == "low" else { return nil }
        self.rawValue = rawValue
      }
    }
    struct Model: Codable {
      var level: Level
      var count: Int
    }
    let mapper = CodableMapper<Model>()
    let text = #"[{"level":"mid","count":"x"},{"level":"low","count":"y"},{"level":"low","count":1}]"#
    let list = thrown { try mapper.array.reportingAllIssues().decode(text) }
    #expect(list?.isTruncated == true && list?.hasMoreIssues == false)
    #expect(list?.issues.map(\.path.description) == ["$[0].level", "$[1].count"])
    let levels = thrown { try CodableMapper<[Level]>().reportingAllIssues().decode(#"["a","low","b",1]"#) }
    #expect(levels?.isTruncated == false)
    #expect(levels?.issues.map(\.path.description) == ["$[0]", "$[2]", "$[3]"])
  }
}

/// All issues of the malformed documents, by strategy. `make texts` regenerates the files; read the changes
/// before you commit them.
@Suite("All issues of the malformed documents")
struct CollectedIssuesTests {
  @Test("Each document has the recorded issues with every strategy", arguments: MalformedTable.all)
  func recorded(table: MalformedTable) throws {
    let file = "\(table.folder)/issues.txt"
    let text = table.rows.map { issues(of: $0, table) }.joined(separator: "\n")
    if Rewriting.isOn { try Rewriting.write(text, to: "Fixtures/\(file)") }
    let expected = try String(decoding: Fixture.bytes(file), as: UTF8.self)
    // By document, so that a difference is readable.
    for (found, expected) in zip(sections(text), sections(expected)) { #expect(found == expected) }
    #expect(text == expected)
  }

  /// The file, and its issues in order. A strategy with other issues than the first has its own list.
  private func issues(of row: MalformedCase, _ table: MalformedTable) -> String {
    var text = "\(row.file)\n"
    var first: String?
    for reader in table.readers {
      let error = thrown("\(row.file): \(reader.name)") { try reader.decode(row, 1000) }
      let lines = (error?.issues ?? []).map { issue in
        let place = issue.location.map { " \($0.line):\($0.column)" } ?? ""
        return "  \(issue.code.rawValue) \(issue.path)\(place) \(issue.model ?? "-")\n"
      }
      let list = lines.joined() + (error?.isTruncated == true ? "  and perhaps more\n" : "")
      if list == first { continue }
      text += first == nil ? list : " \(reader.name)\n\(list)"
      first = first ?? list
    }
    return text
  }

  private func sections(_ text: String) -> [String] { text.split(separator: "\n\n").map { String($0) } }
}

@Suite("Lifetime of the copies of a document")
struct DocumentLifeTests {
  private final class Copies {
    struct Copy { weak var document: Document? }

    var all: [Copy] = []
  }

  @Test(
    "At most one copy outlives a decode that drops elements", arguments: 0..<Fixture.strategies.count, [1, 3])
  func copies(index: Int, limit: Int) throws {
    let strategy = Fixture.strategies[index]
    let todo = #"{"userId":1,"id":3,"title":"Rest","completed":true,"colour":"red"}"#
    let document = try Document(parsing: "[\(todo),5,\(todo)]")
    let copies = Copies()
    let rules = DecodingRules(issueLimit: limit, rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) {
      try document.withRoot(by: rules) { (json) throws(JSONError) in
        copies.all.append(Copies.Copy(document: json.document))
        _ = try LossyArray(json) { (element) throws(JSONError) in try strategy.todo.decode(element) }
      }
    }
    #expect(error?.issue.code == .unknownKey, "\(strategy.name)")
    #expect(copies.all.count == 1)
    #expect(copies.all.count { $0.document != nil } <= 1, "\(strategy.name): only what the error shows")
  }
}

/// Several threads can use a document at once, for example in a model's initializer, also while all issues
/// are searched.
@Suite("Models that decode their document on several threads")
struct ThreadedModelTests {
  struct Threaded: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let document = json.value.document
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<1000 {
          _ = try? document.root.object()["name"]?.string()
          _ = try? document.root.oneOf(
            { (json) throws(JSONError) in try json.object().required("name", expecting: Int.self).int() },
            { (json) throws(JSONError) in try json.object().required("age", expecting: Int.self).int() })
        }
      }
      let _: Int = try json["age"]
      let _: Int = try json["year"]
    }
  }

  @Test("All issues are found, also if the threads try alternatives")
  func issues() throws {
    let mapper = ManualMapper<Threaded>().reportingAllIssues()
    let error = try #require(throws: JSONError.self) {
      try mapper.decode(#"{"name":"Ada","age":"x","year":null}"#)
    }
    #expect(
      error.issues.map(\.description) == [
        "$.age: expected Int for Threaded.age, found string \"x\" (line 1, column 21) [type-mismatch]",
        "$.year: expected Int for Threaded.year, found null (line 1, column 32) [unexpected-null]",
      ])
  }
}
