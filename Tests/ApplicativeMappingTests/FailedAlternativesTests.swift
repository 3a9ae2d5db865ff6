import ApplicativeMapping
import JSONCore
import JSONMapping
import Testing

/// A model of which some fields are written in one of several ways.
private struct Pet: Decodable, Equatable {
  var name: String
  var age: Int
  static func decode(_ json: JSON) -> Decoded<Pet> {
    let name: Decoded<String> = json <| "name" <|> json <| "title" <|> json <| ["tag", "name"]
    let age: Decoded<Int> = json <| "age" <|> (json <| "age" >>- years)
    return curry(Pet.init) <^> name <*> age
  }

  static func years(_ text: String) -> Decoded<Int> {
    Decoded<Int>.fromOptional(Int(text)).or(.customError("no number of years"))
  }
}

private enum Figure: Decodable, Equatable {
  case circle(Int)
  case square(Int)
  case text(String)

  static func decode(_ json: JSON) -> Decoded<Figure> {
    let round = Figure.circle <^> json <| "radius"
    let other = Figure.square <^> json <| "side" <|> (Figure.text <^> String.decode(json))
    return round <|> other
  }
}

private struct Drawing: Decodable, Equatable {
  var shapes: [Figure]
  var cover: Figure
  static func decode(_ json: JSON) -> Decoded<Drawing> {
    curry(Drawing.init) <^> json <|| "shapes" <*> (json <| "cover" <|> json <| "shape")
  }
}

/// A model whose author turns texts into numbers by `fromOptional`, as Argo's users do.
private struct Shelf: Decodable {
  var size: Int
  static func decode(_ json: JSON) -> Decoded<Shelf> {
    let size: Decoded<Int> =
      json <| "size" <|> (json <| "size" >>- { (text: String) in .fromOptional(Int(text)) })
    return Shelf.init <^> size
  }
}

@Suite("Alternatives that all fail")
struct FailedAlternativesTests {
  @Test("A type is named as one writes it, not as Argo names an optional of it")
  func optionals() {
    let error = #expect(throws: JSONError.self) { try ApplicativeMapper<Shelf>().decode(#"{"size":"x"}"#) }
    #expect(
      error?.rendered() == """
        error[no-alternative]: no alternative of Int fits for Shelf.size
          --> $.size (line 1, column 9, byte 8)
         1 | {"size":"x"}
           |         ^~~
           = note: alternative 1: expected Int for Shelf.size, found string "x" at line 1, column 9
           = note: alternative 2: expected Int for Shelf.size, found string "x" at line 1, column 9
        """)
    let decoded: Decoded<Int> = .fromOptional(nil)
    #expect(decoded.error == .typeMismatch(expected: ".Some(Int)", actual: ".None"))
  }

  static let pets: [(json: String, text: String, branches: [String])] = [
    (
      #"{"name":1,"tag":{"name":2},"age":3}"#,
      "$: no alternative of String fits for Pet (line 1, column 1) [no-alternative]",
      ["$.name type-mismatch", "$ missing-key", "$.tag.name type-mismatch"]
    ),
    (
      #"{"name":"a","age":"x"}"#,
      "$.age: no alternative of Int fits for Pet.age (line 1, column 19) [no-alternative]",
      ["$.age type-mismatch", "$.age type-mismatch", "$.age transform-failed"]
    ),
    (
      #"{"age":true}"#,
      "$: no alternative of String fits for Pet (line 1, column 1) [no-alternative]",
      ["$ missing-key", "$ missing-key", "$ missing-key"]
    ),
  ]

  @Test("are all reported, at the value that they have in common", arguments: pets)
  func fields(json: String, text: String, branches: [String]) throws {
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<Pet>().decode(json) }
    #expect(error.description == text)
    #expect(error.issue.alternatives.map { "\($0.path) \($0.code)" } == branches)
  }

  static let drawings: [(json: String, text: String, branches: [String])] = [
    (
      #"{"shapes":[{"radius":1},{"side":true}],"cover":"a"}"#,
      "$.shapes[1]: no alternative of Figure fits (line 1, column 25) [no-alternative]",
      ["$.shapes[1] missing-key", "$.shapes[1].side type-mismatch", "$.shapes[1] type-mismatch"]
    ),
    (
      #"{"shapes":[],"cover":7}"#,
      "$: no alternative of Figure fits for Drawing (line 1, column 1) [no-alternative]",
      ["$.cover no-alternative", "$ missing-key"]
    ),
    (
      #"{"shapes":[null],"cover":"a"}"#,
      "$.shapes[0]: no alternative of Figure fits for Drawing.shapes (line 1, column 12) [no-alternative]",
      ["$.shapes[0] unexpected-null", "$.shapes[0] unexpected-null", "$.shapes[0] unexpected-null"]
    ),
  ]

  @Test("also within other models", arguments: drawings)
  func nested(json: String, text: String, branches: [String]) throws {
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<Drawing>().decode(json) }
    #expect(error.description == text)
    #expect(error.issue.alternatives.map { "\($0.path) \($0.code)" } == branches)
  }

  @Test("give the last one's failure in the dialect's own words")
  func decodeError() throws {
    let document = try Document(parsing: #"{"name":1,"age":"x"}"#)
    let error = Pet.decode(document.root).error
    #expect(error == .multiple([.missingKey("tag"), .custom("no number of years")]))
    let name: Decoded<Int> = document.root <| "age" <|> document.root <| "name" <|> document.root <| "tag"
    #expect(name.value == 1)
  }

  @Test("are all mended to find further issues")
  func allIssues() throws {
    let json =
      #"[{"name":1,"age":true},{"name":"a","age":"b"},{"name":"a","age":2},{"title":"b","age":"3"}]"#
    let error = try #require(throws: JSONError.self) {
      try ApplicativeMapper<[Pet]>().reportingAllIssues().decode(json)
    }
    #expect(
      error.issues.map { "\($0.path) \($0.code)" } == [
        "$[0] no-alternative", "$[0].age no-alternative", "$[1].age no-alternative",
      ])
  }

  @Test("leave nothing behind for those to come, however many something else made up for")
  func recovered() throws {
    let element = #"{"name":1,"title":2}"#
    let json = "[" + Array(repeating: element, count: 200).joined(separator: ",") + "]"
    struct Named: Decodable {
      static func decode(_ json: JSON) -> Decoded<Named> {
        let name: Decoded<String> = json <| "name" <|> json <| "title"
        guard name.value != nil else { return pure(Named()) }
        return json <| "never"
      }
    }
    #expect(try ApplicativeMapper<[Named]>().decode(json).count == 200)
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<Pet>().decode(element) }
    #expect(error.issue.alternatives.map(\.path.description) == ["$.name", "$.title", "$"])
  }

  @Test("leave nothing behind on the thread if one more makes up for them")
  func madeUpFor() throws {
    struct Name: Decodable {
      var name: String
      static func decode(_ json: JSON) -> Decoded<Name> {
        Name.init <^> (json <| "name" <|> json <| "title" <|> pure("untitled"))
      }
    }
    ThreadStorage.object = nil
    #expect(try ApplicativeMapper<Name>().decode("{}").name == "untitled")
    #expect(ThreadStorage.object == nil)
  }

  @Test("are not found again in another decode that fails with the same error")
  func sharedError() {
    ThreadStorage.object = nil
    Shared.$error.withValue(.custom("bad")) {
      #expect((try? ApplicativeMapper<Swallowing>().decode("{}")) == Swallowing())
      #expect(ThreadStorage.object == nil)
      let error = #expect(throws: JSONError.self) { try ApplicativeMapper<Positive>().decode(#"{"n":-1}"#) }
      #expect(error?.description == "$.n: bad (required by Positive.n) (line 1, column 6) [transform-failed]")
    }
  }

  @Test("leave nothing behind on the thread where the dialect's own error is asked for")
  func withoutMapper() {
    ThreadStorage.object = nil
    let pet: Decoded<Pet> = decode(["age": true])
    #expect(
      pet.error?.description == "Multiple(MissingKey(tag), TypeMismatch(Expected String, got Bool(true)))")
    #expect(ThreadStorage.object == nil)
  }
}

private enum Shared {
  /// An error that is one object wherever it is thrown.
  @TaskLocal static var error: DecodeError?
}

private struct Swallowing: Decodable, Equatable {
  static func decode(_ json: JSON) -> Decoded<Swallowing> {
    let number: Decoded<Int> = (json <| "number") <|> .failure(Shared.error ?? .custom("none"))
    switch number {
    case .success, .failure: return pure(Swallowing())
    }
  }
}

private struct Positive: Decodable, Equatable {
  var n: Int
  static func decode(_ json: JSON) -> Decoded<Positive> {
    Positive.init <^> (json <| "n" >>- { $0 > 0 ? pure($0) : .failure(Shared.error ?? .custom("none")) })
  }
}
