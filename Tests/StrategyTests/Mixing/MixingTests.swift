import ApplicativeMapping
import Catalog
import CatalogStrategies
import CodableMapping
import DerivedMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Mixing strategies")
struct MixingTests {
  /// A model of one strategy within one of another.
  struct Pair: CustomTestStringConvertible, Sendable {
    /// The recoder of a document of folders.
    var outer: Recoder
    var inner: CatalogStrategy

    var testDescription: String { "\(inner.name) within \(outer.name)" }

    func recode(_ folders: String, issueLimit: Int = 1) throws -> String {
      try InnerMapping.$chosen.withValue(inner.todo) {
        try outer.recode(#"{"folders":[\#(folders)]}"#, by: DecodingRules(issueLimit: issueLimit))
      }
    }
  }

  static let outer =
    recoders(of: Folder.self) + [
      Recoder("codable", CodableMapper<Folder>()), Recoder("derived", DerivedMapper<Folder>()),
      Recoder("immutable", MappableMapper<Immutable.Folder>()),
      Recoder("wrapped", CodableMapper<Wrapped.Folder>()),
    ]

  static let pairs = outer.flatMap { outer in
    Fixture.strategies.map { Pair(outer: outer.list(at: "folders"), inner: $0) }
  }

  @Test("Every strategy is an outer one")
  func everyStrategy() {
    #expect(Self.outer.map(\.name) == Fixture.strategies.map(\.name) + ["immutable", "wrapped"])
  }

  private static let todo = #"{"userId":1,"title":"a","completed":true}"#
  private static let other = #"{"userId":2,"id":3,"title":"b","completed":false}"#

  @Test("A model of one strategy is part of a model of another, in both directions", arguments: pairs)
  func bothDirections(pair: Pair) throws {
    let least = #"{"todo":\#(Self.todo),"more":[],"named":{}}"#
    let full =
      #"{"todo":\#(Self.other),"last":\#(Self.todo),"more":[\#(Self.todo),\#(Self.other)],"#
      + #""named":{"x":\#(Self.other)}}"#
    #expect(try pair.recode("\(least),\(full)") == #"{"folders":[\#(least),\#(full)]}"#)
    let withNull = #"{"todo":\#(Self.todo),"last":null,"more":[],"named":{}}"#
    #expect(try pair.recode(withNull) == #"{"folders":[\#(least)]}"#)
  }

  /// Folders and their errors.
  private static let failures: KeyValuePairs = [
    // A lone field.
    #"{"todo":{"userId":"1","title":"a","completed":true},"more":[],"named":{}}"#:
      #"$.folders[0].todo.userId: expected Int for Todo.userId, found string "1" (line 1, column 31) [type-mismatch]"#,
    #"{"todo":{"userId":1,"title":null,"completed":true},"more":[],"named":{}}"#:
      "$.folders[0].todo.title: expected String for Todo.title, found null (line 1, column 41) [unexpected-null]",
    #"{"todo":{"userId":1,"completed":true},"more":[],"named":{}}"#:
      #"$.folders[0].todo: missing key "title" required by Todo (String) (line 1, column 21) [missing-key]"#,
    #"{"todo":7,"more":[],"named":{}}"#:
      "$.folders[0].todo: expected an object for Todo, found 7 (line 1, column 21) [type-mismatch]",
    #"{"todo":null,"more":[],"named":{}}"#:
      "$.folders[0].todo: expected an object for Todo, found null (line 1, column 21) [unexpected-null]",
    #"{"more":[],"named":{}}"#:
      #"$.folders[0]: missing key "todo" required by Folder (Todo) (line 1, column 13) [missing-key]"#,
    // An optional.
    #"{"todo":\#(todo),"last":{"userId":1.5,"title":"a","completed":true},"more":[],"named":{}}"#:
      "$.folders[0].last.userId: expected Int for Todo.userId, found 1.5 (line 1, column 80) [fractional-number]",
    #"{"todo":\#(todo),"last":[],"more":[],"named":{}}"#:
      "$.folders[0].last: expected an object for Todo, found an array (line 1, column 70) [type-mismatch]",
    // An array.
    #"{"todo":\#(todo),"more":[\#(todo),{"userId":1,"title":2,"completed":true}],"named":{}}"#:
      "$.folders[0].more[1].title: expected String for Todo.title, found 2 (line 1, column 133) [type-mismatch]",
    #"{"todo":\#(todo),"more":[null],"named":{}}"#:
      "$.folders[0].more[0]: expected an object for Todo, found null (line 1, column 71) [unexpected-null]",
    #"{"todo":\#(todo),"more":{},"named":{}}"#:
      "$.folders[0].more: expected an array for Folder.more, found an object (line 1, column 70) [type-mismatch]",
    #"{"todo":\#(todo),"named":{}}"#:
      #"$.folders[0]: missing key "more" required by Folder ([Todo]) (line 1, column 13) [missing-key]"#,
    // A dictionary.
    #"{"todo":\#(todo),"more":[],"named":{"a b":{"userId":1,"title":"a","completed":0}}}"#:
      #"$.folders[0].named["a b"].completed: expected Bool for Todo.completed, found 0 (line 1, column 124) "#
      + "[type-mismatch]",
    #"{"todo":\#(todo),"more":[],"named":[]}"#:
      "$.folders[0].named: expected an object for Folder.named, found an array (line 1, column 81) [type-mismatch]",
  ]

  @Test("Errors of inner models have the whole path, the position and the model's name", arguments: pairs)
  func errors(pair: Pair) {
    for (folder, message) in Self.failures {
      for limit in [1, 20] {
        let error = thrown("\(folder)") { try pair.recode(folder, issueLimit: limit) }
        #expect(error?.issues.map(\.description) == [message])
      }
    }
  }

  // The initializer of an immutable model ends at the first issue.
  @Test(
    "All issues of inner and outer models are found, in the order of the document",
    arguments: pairs.filter { $0.outer.name != "immutable" })
  func allIssues(pair: Pair) {
    let folders =
      #"{"todo":{"userId":1,"title":2},"last":{},"more":[3,{"userId":"4"}],"named":{"x":null}},{}"#
    let error = thrown { try pair.recode(folders, issueLimit: 20) }
    #expect(
      error?.issues.map(\.description) == [
        #"$.folders[0].todo: missing key "completed" required by Todo (Bool) (line 1, column 21) [missing-key]"#,
        "$.folders[0].todo.title: expected String for Todo.title, found 2 (line 1, column 41) [type-mismatch]",
        #"$.folders[0].last: missing key "userId" required by Todo (Int) (line 1, column 51) [missing-key]"#,
        #"$.folders[0].last: missing key "title" required by Todo (String) (line 1, column 51) [missing-key]"#,
        #"$.folders[0].last: missing key "completed" required by Todo (Bool) (line 1, column 51) [missing-key]"#,
        "$.folders[0].more[0]: expected an object for Todo, found 3 (line 1, column 62) [type-mismatch]",
        #"$.folders[0].more[1]: missing key "title" required by Todo (String) (line 1, column 64) [missing-key]"#,
        #"$.folders[0].more[1]: missing key "completed" required by Todo (Bool) (line 1, column 64) [missing-key]"#,
        #"$.folders[0].more[1].userId: expected Int for Todo.userId, found string "4" (line 1, column 74) [type-mismatch]"#,
        "$.folders[0].named.x: expected an object for Todo, found null (line 1, column 93) [unexpected-null]",
        #"$.folders[1]: missing key "todo" required by Folder (Todo) (line 1, column 100) [missing-key]"#,
        #"$.folders[1]: missing key "more" required by Folder ([Todo]) (line 1, column 100) [missing-key]"#,
        #"$.folders[1]: missing key "named" required by Folder ([String: Todo]) (line 1, column 100) [missing-key]"#,
      ])
  }

  /// Decodes any value as a todo of the user in the context, and encodes the user.
  private struct ContextReader: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Todo {
      guard let user = json.context(Int.self) else { throw json.error(.custom("no context")) }
      return Todo(userId: user, id: nil, title: "", completed: false)
    }

    func encode(_ model: Todo, into writer: inout JSONWriter) { writer.write(model.userId) }
  }

  static let withContext = [
    Recoder("manual", ManualMapper<Folder>(context: 7)),
    Recoder("mappable", MappableMapper<Folder>(context: 7)),
    Recoder("applicative", ApplicativeMapper<Folder>(context: 7)),
    Recoder("throwing", ThrowingMapper<Folder>(context: 7)),
    Recoder("codable", CodableMapper<Folder>(context: 7)),
  ]

  @Test("The inner model has the context of the outer one", arguments: withContext)
  func context(outer: Recoder) throws {
    let text = try InnerMapping.$chosen.withValue(ContextReader()) {
      try outer.recode(#"{"todo":0,"last":0,"more":[0],"named":{"a":0}}"#)
    }
    #expect(text == #"{"todo":7,"last":7,"more":[7],"named":{"a":7}}"#)
  }

  @Test(
    "ObjectMapper's mapper ignores invalid values, and reports the inner strategy's errors",
    arguments: Fixture.strategies)
  func legacy(strategy: CatalogStrategy) {
    let bad = #"{"userId":1,"title":2,"completed":true}"#
    let text =
      #"{"todo":\#(bad),"last":7,"more":[\#(Self.todo),\#(bad)],"named":{"a":\#(bad),"b":\#(Self.other)}}"#
    let (folder, errors) = InnerMapping.$chosen.withValue(strategy.todo) {
      MappableMapping.Mapper<Folder>().reporting { $0.map(JSONString: text) }
    }
    let untouched = Todo(userId: 0, id: nil, title: "", completed: false)
    let todo = Todo(userId: 1, id: nil, title: "a", completed: true)
    let other = Todo(userId: 2, id: 3, title: "b", completed: false)
    #expect(folder == Folder(todo: untouched, last: nil, more: [todo], named: ["b": other]))
    #expect(
      errors?.issues.map(\.description) == [
        "$.todo.title: expected String for Todo.title, found 2 (line 1, column 29) [type-mismatch]",
        "$.last: expected an object for Todo, found 7 (line 1, column 56) [type-mismatch]",
        "$.more[1].title: expected String for Todo.title, found 2 (line 1, column 128) [type-mismatch]",
        "$.named.a.title: expected String for Todo.title, found 2 (line 1, column 182) [type-mismatch]",
      ])
  }
}
