import ApplicativeMapping
import JSONCore
import MappingTestSupport
import Testing

/// Three numbers, of which some have alternatives.
private struct Point: Decodable, Equatable {
  var x, y, z: Int
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
  var point, other: Point
  static func decode(_ json: JSON) -> Decoded<Holder> {
    curry(Holder.init)
      <^> (json <| "point" <|> pure(Point(x: 9, y: 9, z: 9)))
      <*> json <| "other"
  }
}

@Suite("Failures from which an alternative recovers")
struct RecoveryTests {
  static let failures = [
    #"{"x":"?","y":"!","z":"?","y2":"?"}"#:
      #"$.y: expected Int for Point.y, found string "!" (line 1, column 14) [type-mismatch]"#,
    #"{"z":"?","y":"!","x":"?"}"#:
      #"$.y: expected Int for Point.y, found string "!" (line 1, column 14) [type-mismatch]"#,
    #"{"x":null,"z":null}"#: #"$: missing key "y" required by Point (Int) (line 1, column 1) [missing-key]"#,
  ]

  @Test(
    "Failures that an alternative recovers from aren't reported, before or after another failure",
    arguments: failures)
  func reported(json: String, text: String) throws { #expect(try thrown(Point.self, json) == text) }

  @Test("A failure with the same text as an earlier, recovered one has the location of that one")
  func sameWords() throws {
    #expect(
      try thrown(Point.self, #"{"x":"?","y":"?","z":3}"#)
        == #"$.x: expected Int for Point.x, found string "?" (line 1, column 6) [type-mismatch]"#)
  }

  @Test("A failed field has the value of its alternative")
  func recovered() throws {
    #expect(try ApplicativeMapper<Point>().decode(#"{"x":"?","y":2,"z":"?"}"#) == Point(x: 0, y: 2, z: 0))
    #expect(try ApplicativeMapper<Point>().decode(#"{"x":1,"y":2,"y2":3}"#) == Point(x: 1, y: 2, z: 3))
  }

  @Test("Failures don't change the order in which alternatives are evaluated")
  func lastAlternative() throws {
    #expect(
      try thrown(Chosen.self, #"{"a":1,"b":1}"#)
        == "$.a: expected String for Chosen.a, found 1 (line 1, column 6) [type-mismatch]")
  }

  @Test("A recovered failure of a nested model isn't confused with one of another model")
  func nested() throws {
    #expect(
      try thrown(Holder.self, #"{"point":{"x":1,"y":"?","z":1},"other":{"x":"?","y":"!","z":1}}"#)
        == #"$.other.y: expected Int for Point.y, found string "!" (line 1, column 53) [type-mismatch]"#)
  }

  @Test("The recovered failures of an array's element are discarded after the element")
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

struct Contact: Decodable, Equatable {
  var phone, age: Int?
  static func decode(_ json: JSON) -> Decoded<Contact> {
    curry(Contact.init)
      <^> .optional(json <| "phone")
      <*> json <|? "age"
  }
}

@Suite("Argo's optional, as of version 4.1")
struct OptionalFailureTests {
  // Computed, because the tagged pointers of stored cases look like leaks to the leak sanitizer.
  static var failures: [DecodeError] {
    [
      .missingKey("a"), .custom("b"), .typeMismatch(expected: "Int", actual: "String(x)"),
      .multiple([.missingKey("a"), .custom("b")]),
    ]
  }

  @Test("Every failure is nil", arguments: failures)
  func nothing(error: DecodeError) {
    #expect(Decoded<Int>.optional(.failure(error)) == .success(nil))
    #expect((.optional(Decoded<Int>.failure(error)) as Decoded<Int?>) == .success(nil))
  }

  static let documents: [(json: String, contact: Contact)] = [
    (#"{"phone":1,"age":2}"#, Contact(phone: 1, age: 2)),
    (#"{"phone":"x","age":2}"#, Contact(phone: nil, age: 2)),
    (#"{"phone":null}"#, Contact(phone: nil, age: nil)),
    (#"{}"#, Contact(phone: nil, age: nil)),
  ]

  @Test("A field of another type is nil, in a mapper too", arguments: documents)
  func field(json: String, contact: Contact) throws {
    #expect(try ApplicativeMapper<Contact>().decode(json) == contact)
    #expect(try ApplicativeMapper<Contact>().reportingAllIssues().decode(json) == contact)
  }

  @Test("Failed alternatives before `optional` are discarded")
  func alternatives() throws {
    struct Named: Decodable {
      var name: String?
      var age: Int
      static func decode(_ json: JSON) -> Decoded<Named> {
        curry(Named.init) <^> .optional(json <| "a" <|> json <| "b") <*> json <| "age"
      }
    }
    #expect(
      try thrown(Named.self, #"{"a":1,"b":2,"age":"y"}"#)
        == #"$.age: expected Int for Named.age, found string "y" (line 1, column 20) [type-mismatch]"#)
  }
}
