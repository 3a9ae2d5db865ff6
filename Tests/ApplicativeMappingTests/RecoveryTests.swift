import ApplicativeMapping
import JSONCore
import Testing

/// Three numbers of which some have alternatives; on the wire all are wrong in the same words.
private struct Point: Decodable, Equatable {
  var x: Int
  var y: Int
  var z: Int
  static func decode(_ json: JSON) -> Decoded<Point> {
    curry(Point.init)
      <^> (json <| "x" <|> pure(0))
      <*> json <| "y"
      <*> (json <| "z" <|> json <| "y2" <|> pure(0))
  }
}

private struct Chosen: Decodable, Equatable {
  var value: String
  static func decode(_ json: JSON) -> Decoded<Chosen> {
    let first: Decoded<String> = json <| "a"
    let second: Decoded<String> = json <| "b"
    return curry(Chosen.init) <^> second.or(first)
  }
}

private struct Holder: Decodable, Equatable {
  var point: Point
  var other: Point
  static func decode(_ json: JSON) -> Decoded<Holder> {
    curry(Holder.init)
      <^> (json <| "point" <|> pure(Point(x: 9, y: 9, z: 9)))
      <*> json <| "other"
  }
}

@Suite("Failures from which an alternative recovers")
struct RecoveryTests {
  static let failures: [(json: String, text: String)] = [
    (
      #"{"x":"?","y":"!","z":"?","y2":"?"}"#,
      #"$.y: expected Int for Point.y, found string "!" (line 1, column 14) [type-mismatch]"#
    ),
    (
      #"{"z":"?","y":"!","x":"?"}"#,
      #"$.y: expected Int for Point.y, found string "!" (line 1, column 14) [type-mismatch]"#
    ),
    (
      #"{"x":null,"z":null}"#, #"$: missing key "y" required by Point (Int) (line 1, column 1) [missing-key]"#
    ),
  ]

  @Test(
    "Failures that an alternative recovers from are not reported, before or after a failure with another text",
    arguments: failures)
  func reported(json: String, text: String) throws {
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<Point>().decode(json) }
    #expect(error.description == text)
  }

  @Test("A failure with the text of an earlier, recovered one in the same model gets the place of that one")
  func sameWords() throws {
    let error = try #require(throws: JSONError.self) {
      try ApplicativeMapper<Point>().decode(#"{"x":"?","y":"?","z":3}"#)
    }
    #expect(
      error.description
        == #"$.x: expected Int for Point.x, found string "?" (line 1, column 6) [type-mismatch]"#)
  }

  @Test("A failure that an alternative recovers from leaves the value of the alternative")
  func recovered() throws {
    #expect(try ApplicativeMapper<Point>().decode(#"{"x":"?","y":2,"z":"?"}"#) == Point(x: 0, y: 2, z: 0))
    #expect(try ApplicativeMapper<Point>().decode(#"{"x":1,"y":2,"y2":3}"#) == Point(x: 1, y: 2, z: 3))
  }

  @Test("Failures do not change the order in which alternatives are evaluated")
  func lastAlternative() throws {
    let error = try #require(throws: JSONError.self) {
      try ApplicativeMapper<Chosen>().decode(#"{"a":1,"b":1}"#)
    }
    #expect(
      error.description
        == "$.a: expected String for Chosen.a, found 1 (line 1, column 6) [type-mismatch]")
  }

  @Test("A recovered failure within a nested model is not taken for one of its neighbour")
  func nested() throws {
    let json = #"{"point":{"x":1,"y":"?","z":1},"other":{"x":"?","y":"!","z":1}}"#
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<Holder>().decode(json) }
    #expect(
      error.description
        == #"$.other.y: expected Int for Point.y, found string "!" (line 1, column 53) [type-mismatch]"#)
  }

  @Test("A recovered failure in an element of an array is forgotten with the element")
  func elements() throws {
    let good = #"{"x":"?","y":2,"z":3}"#
    let json =
      "[" + Array(repeating: good, count: 1000).joined(separator: ",") + #",{"x":"?","y":"!","z":1}]"#
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<[Point]>().decode(json) }
    #expect("\(error.issue.path)" == "$[1000].y")
    let document = try Document(parsing: json)
    document.root.logging(.thrown) { (json) in
      guard case .failure = [Point].decode(json) else {
        Issue.record("the last element is wrong")
        return
      }
      let count = json.mark
      #expect(count == 2)
    }
  }
}
