import DerivedMapping
import Testing

// Names that programs also use for their own types.
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
private enum Crowd: Equatable { case all(writer: Int, json: Int, output: Int) }

private let json = 7
private let cursor = 8

@Mapped
private struct Global: Equatable {
  var first: Int = json
  var second: Int = cursor + 1
}

@Mapped
private struct Labelled: Equatable {
  var `content-type`: String
  @Key("n") var `number of bytes`: Int?
}

@Mapped
private enum Reply: Equatable { case `not-found`(`the-id`: Int) }

@Mapped(.untagged)
private enum Answer: Equatable {
  case `not-found`(`the-id`: Int)
  case other(Int)
}

private let object = 4
private let tag = 5
private let content = 6
private let failures = 7

@Mapped
private enum Around2: Equatable { case a(x: Int = json, y: Int = tag, z: Int = content) }

@Mapped(tag: "t")
private enum Within2: Equatable { case a(x: Int = json, y: Int = tag, z: Int = object) }

@Mapped(tag: "t", content: "c")
private enum Beside2: Equatable { case a(x: Int = json, y: Int = tag, z: Int = content) }

@Mapped(.untagged)
private enum Untagged2: Equatable { case a(x: Int, y: Int = failures, z: Int = object) }

@Mapped
private struct Overshadowing: Equatable {
  @Inlined var part: Part
  var item: Item

  struct Bool {}
  struct String {}

  @Mapped
  struct Part: Equatable { var kind: Kind }

  @Mapped(tag: "type")
  enum Kind: Equatable { case a }

  @Mapped
  struct Item: Equatable { var kind: Kind }
}

/// Names in the code around mapped types that the macro's own code uses too.
@Suite("Names around mapped types")
struct NameTests {
  @Test("A program may have types with the names of the library's types")
  func types() throws {
    try BothWays.expect(
      #"{"id":1,"part":{"name":"x"},"kind":"big","choice":2}"#,
      is: Clashing(id: 1, name: "x", kind: .big, choice: .number(2)), inOnePass: false)
  }

  @Test("Properties and labels may have the names of generated parameters")
  func parameters() throws {
    try BothWays.expect(
      #"{"cursor":1,"text":2,"source":3,"bytes":4,"json":5,"writer":6,"output":7,"json2":8}"#,
      is: Crowded(cursor: 1, text: 2, source: 3, bytes: 4, json: 5, writer: 6, output: 7, json2: 8))
    try BothWays.expect(
      #"{"all":{"writer":1,"json":2,"output":3}}"#, is: Crowd.all(writer: 1, json: 2, output: 3),
      inOnePass: false)
  }

  @Test("A default may use a name that generated parameters have elsewhere")
  func globals() throws { try BothWays.expect("{}", is: Global(), written: #"{"first":7,"second":9}"#) }

  @Test("Names that aren't plain identifiers are keys like others")
  func rawIdentifiers() throws {
    try BothWays.expect(
      #"{"content-type":"text","n":1}"#, is: Labelled(`content-type`: "text", `number of bytes`: 1))
    try BothWays.expect(
      #"{"not-found":{"the-id":1}}"#, is: Reply.`not-found`(`the-id`: 1), inOnePass: false)
    try BothWays.expect(
      #"[{"the-id":1},2]"#, is: [Answer.`not-found`(`the-id`: 1), .other(2)], inOnePass: false)
  }

  @Test("A default of a case may use a name that generated variables have elsewhere")
  func globalsOfCases() throws {
    try BothWays.expect(
      #"{"a":{}}"#, is: Around2.a(x: 7, y: 5, z: 6), written: #"{"a":{"x":7,"y":5,"z":6}}"#, inOnePass: false)
    try BothWays.expect(
      #"{"t":"a"}"#, is: Within2.a(x: 7, y: 5, z: 4), written: #"{"t":"a","x":7,"y":5,"z":4}"#,
      inOnePass: false)
    try BothWays.expect(
      #"{"t":"a","c":{}}"#, is: Beside2.a(x: 7, y: 5, z: 6),
      written: #"{"t":"a","c":{"x":7,"y":5,"z":6}}"#, inOnePass: false)
    try BothWays.expect(
      #"{"x":1}"#, is: Untagged2.a(x: 1, y: 7, z: 4), written: #"{"x":1,"y":7,"z":4}"#, inOnePass: false)
  }

  @Test("A model may contain types with the names of the standard library's types")
  func standardLibrary() throws {
    try BothWays.expect(
      #"{"kind":{"type":"a"},"item":{"kind":{"type":"a"}}}"#,
      is: Overshadowing(part: Overshadowing.Part(kind: .a), item: Overshadowing.Item(kind: .a)),
      inOnePass: false)
  }
}
