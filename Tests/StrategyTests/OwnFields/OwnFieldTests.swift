import Catalog
import JSONMapping
import ManualMapping
import Testing

@Suite("Custom fields")
struct OwnFieldTests {
  /// A field that fails with the error that the value names.
  private struct Failing: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Todo {
      guard !json.isObject else {
        return Todo(userId: try json.value(at: "count").int(), id: nil, title: "", completed: false)
      }
      switch try json.string() {
      case "custom": throw json.error(.custom("that is no todo"))
      case "without a place": throw JSONError(.custom("That is no todo."))
      case "transform": throw json.error(.transformFailed("the todo is gone"))
      case "mismatch": throw json.mismatch(expected: "a short todo")
      case "format": throw json.error(.invalidFormat(expected: "a short todo", reason: "in one word"))
      default: throw json.error(.numberOutOfRange(type: "Int8", range: ""))
      }
    }

    func encode(_ model: Todo, into writer: inout JSONWriter) throws(JSONError) {
      throw writer.error(.custom("todos are not written"))
    }
  }

  private func error(_ todo: String, _ mapping: some Decoding<Folder>) -> JSONError? {
    InnerMapping.$chosen.withValue(Failing()) {
      #expect(throws: JSONError.self) { try mapping.decode(#"{"todo":\#(todo),"more":[],"named":{}}"#) }
    }
  }

  @Test(
    "An error of a custom field names the model and the property, with every strategy",
    arguments: [
      #""custom""#: "$.todo: that is no todo (required by Folder.todo) (line 1, column 9) [custom]",
      #""without a place""#: "$.todo: That is no todo. (required by Folder.todo) (line 1, column 9) [custom]",
      #""transform""#:
        "$.todo: the todo is gone (required by Folder.todo) (line 1, column 9) [transform-failed]",
      #""mismatch""#:
        #"$.todo: expected a short todo for Folder.todo, found string "mismatch" (line 1, column 9) [type-mismatch]"#,
      #""format""#:
        #"$.todo: expected a short todo for Folder.todo, found "format" (line 1, column 9) [invalid-format]"#,
      #""range""#:
        #"$.todo: "range" does not fit in Int8 for Folder.todo (line 1, column 9) [number-out-of-range]"#,
      "5": "$.todo: expected String for Folder.todo, found 5 (line 1, column 9) [type-mismatch]",
      #"{"count":"x"}"#:
        #"$.todo.count: expected Int for Folder.todo.count, found string "x" (line 1, column 18) [type-mismatch]"#,
      "{}": #"$.todo: missing key "count" required by Folder (a value) (line 1, column 9) [missing-key]"#,
    ])
  func decoding(_ todo: String, _ text: String) {
    for (name, mapping) in mappers(of: Folder.self) {
      let error = error(todo, mapping)
      #expect(error?.description == text, "\(name)")
      #expect(error?.issue.model == "Folder", "\(name)")
    }
  }

  @Test("Hiding values hides the message, and preserves model and property")
  func hidden() throws {
    #expect(
      error(#""custom""#, ManualMapper<Folder>())?.withoutValues.description
        == "$.todo: ••• (required by Folder.todo) (line 1, column 9) [custom]")
  }

  @Test("Encoding doesn't depend on whether a key is required")
  func writing() {
    let todo = Todo(userId: 1, id: nil, title: "", completed: false)
    let error = InnerMapping.$chosen.withValue(Failing()) {
      #expect(throws: JSONError.self) {
        try ManualMapper<Folder>().encode(Folder(todo: todo, more: [], named: [:]))
      }
    }
    #expect(error?.description == "$.todo: todos are not written [custom]")
  }
}
