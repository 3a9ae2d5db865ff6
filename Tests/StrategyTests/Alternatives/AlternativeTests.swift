import Catalog
import CatalogStrategies
import ManualMapping
import MappingTestSupport
import Testing

private struct Circle: ManualDecodable, Equatable {
  var radius: Double

  init(radius: Double) { self.radius = radius }
  init(json: JSONObject) throws(JSONError) { self.init(radius: try json["radius"]) }
}

private struct Square: ManualDecodable, Equatable {
  var side: Double

  init(side: Double) { self.side = side }
  init(json: JSONObject) throws(JSONError) { self.init(side: try json["side"]) }
}

private enum Shape: ManualDecodable, Equatable {
  case circle(Circle)
  case square(Square)

  init(json: JSONObject) throws(JSONError) {
    self = try json.value.oneOf(
      { (json) throws(JSONError) in .circle(try ManualMapper<Circle>().decode(json)) },
      { (json) throws(JSONError) in .square(try ManualMapper<Square>().decode(json)) })
  }
}

@Suite("Alternatives")
struct AlternativeTests {
  private static let shape = ManualMapper<Circle>().map { Shape.circle($0) }
    .or(ManualMapper<Square>().map { Shape.square($0) })

  @Test("The first alternative that fits is used")
  func first() throws {
    #expect(try ManualMapper<Shape>().decode(#"{"radius":1}"#) == .circle(Circle(radius: 1)))
    #expect(try ManualMapper<Shape>().decode(#"{"side":2}"#) == .square(Square(side: 2)))
    #expect(
      try Self.shape.array.decode(#"[{"side":2},{"radius":1,"side":2}]"#)
        == [.square(Square(side: 2)), .circle(Circle(radius: 1))])
  }

  static let text = """
    error[no-alternative]: no alternative of Shape fits
      --> $[1] (line 2, column 2, byte 16)
     2 |  {"radius":"1","edge":2}]
       |  ^
       = note: alternative 1: expected Double for Circle.radius, found string "1" at line 2, column 12
       = note: alternative 2: missing key "side" required by Square (Double) at line 2, column 2
    """

  @Test("If none fits, the error has the reason of each")
  func none() throws {
    let document = "[{\"radius\":1},\n {\"radius\":\"1\",\"edge\":2}]"
    let combined = #expect(throws: JSONError.self) { try Self.shape.array.decode(document) }
    #expect(combined?.rendered() == Self.text)
    #expect(combined?.description == "$[1]: no alternative of Shape fits (line 2, column 2) [no-alternative]")
    #expect(combined?.issue.alternatives.map(\.code) == [.typeMismatch, .missingKey])
    #expect(combined?.issue.alternatives.map(\.path.description) == ["$[1].radius", "$[1]"])
    #expect(thrown { try ManualMapper<Shape>().array.decode(document) }?.rendered() == Self.text)
    let hidden = try #require(combined).withoutValues.rendered()
    #expect(hidden.contains("expected Double for Circle.radius, found a string at line 2"))
  }

  @Test("Alternatives of alternatives are in one list, and values of secrets stay hidden")
  func several() throws {
    let three = Self.shape.or(ManualMapper<Shape>())
    let error = thrown { try three.at("password").decode(#"{"password":{"radius":"hunter2"}}"#) }
    #expect(error?.issue.alternatives.count == 4 && error?.rendered().contains("hunter2") == false)
    #expect(error?.json.contains("hunter2") == false)
  }

  @Test("All issues of a document are found, also where alternatives are tried")
  func allIssues() throws {
    let document = #"[{"radius":"1"},{"side":1},{"radius":[1],"side":null},{"edge":1}]"#
    let error = #expect(throws: JSONError.self) { try Self.shape.array.reportingAllIssues().decode(document) }
    #expect(error?.issues.map(\.path.description) == ["$[0]", "$[2]", "$[3]"])
    #expect(
      error?.issues.map { $0.alternatives.map(\.path.description) } == [
        ["$[0].radius", "$[0]"], ["$[2].radius", "$[2].side"], ["$[3]", "$[3]"],
      ])
    let values = error?.issues.map { $0.alternatives.map { $0.location?.offset } }
    #expect(values == [[11, 1], [37, 48], [54, 54]])
  }

  @Test("A mapping of any strategy may be an alternative to one of any other")
  func strategies() throws {
    let todo = #"{"userId":1,"id":2,"title":"a","completed":true}"#
    for first in Fixture.strategies {
      for second in Fixture.strategies {
        let mapping = ErasedMapping(base: first.todo).at("new").or(ErasedMapping(base: second.todo))
        #expect(try mapping.decode(todo).title == "a")
        #expect(try mapping.decode(#"{"new":\#(todo)}"#).id == 2)
        #expect(try mapping.encodeToString(try mapping.decode(todo)) == #"{"new":\#(todo)}"#)
        // The failed alternative's entries in the log are discarded.
        let reversed = ErasedMapping(base: first.todo).or(ErasedMapping(base: second.todo).at("new"))
        #expect(try reversed.array.decode(#"[{"new":\#(todo)},\#(todo)]"#).map(\.id) == [2, 2])
        #expect(
          thrown { try mapping.decode("[]") }?.issue.alternatives.map(\.message) == [
            "expected an object, found an array", "expected an object for Todo, found an array",
          ])
        #expect(
          thrown { try mapping.decode(#"{"userId":"1"}"#) }?.issue.alternatives.map(\.message) == [
            #"missing key "new", expected a value"#, #"expected Int for Todo.userId, found string "1""#,
          ])
      }
    }
  }
}
