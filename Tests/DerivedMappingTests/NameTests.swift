#if Macros
import DerivedMapping
import Testing

// What programs call their own types.
private typealias JSONObject = [String: Any]
private enum JSONValue { case null }
private struct JSONError: Error {}
private struct JSONCursor {}
private struct CursorFailure: Error {}
private final class JSONWriter {}

@Mapped
private struct Clashing: Equatable {
  var id: Int
  @Key(path: "part.name") var name: String
  var kind: Kind
  var choice: Choice

  @Mapped
  enum Kind: Equatable { case big, small }

  @Mapped(.untagged)
  enum Choice: Equatable {
    case number(Int)
    case text(String)
  }
}

@Mapped
private struct Crowded: Equatable {
  struct JSONObject {}
  var cursor: Int, text: Int, source: Int, bytes: Int
  var json: Int, writer: Int, output: Int, json2: Int
}

@Mapped
private enum Crowd: Equatable {
  case all(writer: Int, json: Int, output: Int)
}

private let json = 7
private let cursor = 8

@Mapped
private struct Global: Equatable {
  var first: Int = json
  var second: Int = cursor + 1
}

/// Names in the code around mapped types that the macro's own code uses too.
@Suite("Names around mapped types")
struct NameTests {
  @Test("A program may have types of the names that the library has")
  func types() throws {
    try BothWays.expect(
      #"{"id":1,"part":{"name":"x"},"kind":"big","choice":2}"#,
      is: Clashing(id: 1, name: "x", kind: .big, choice: .number(2)), inOnePass: false)
  }

  @Test("Properties and labels may have all names of parameters")
  func parameters() throws {
    try BothWays.expect(
      #"{"cursor":1,"text":2,"source":3,"bytes":4,"json":5,"writer":6,"output":7,"json2":8}"#,
      is: Crowded(cursor: 1, text: 2, source: 3, bytes: 4, json: 5, writer: 6, output: 7, json2: 8))
    try BothWays.expect(
      #"{"all":{"writer":1,"json":2,"output":3}}"#, is: Crowd.all(writer: 1, json: 2, output: 3),
      inOnePass: false)
  }

  @Test("A default may name what a parameter is called elsewhere")
  func globals() throws {
    try BothWays.expect("{}", is: Global(), written: #"{"first":7,"second":9}"#)
  }
}
#endif
