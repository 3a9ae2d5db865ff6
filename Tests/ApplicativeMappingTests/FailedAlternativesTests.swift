import ApplicativeMapping
import JSONCore
import Testing

/// A model with fields that have several forms.
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

/// A model that converts strings to numbers with `fromOptional`, as code written for Argo does.
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
  @Test("The error for an optional without a value names the type of the value")
  func optionals() throws {
    #expect(
      try thrown(Shelf.self, #"{"size":"x"}"#)
        == #"$.size: expected Int for Shelf.size, found string "x" (line 1, column 9) [type-mismatch]"#)
  }

  static let pets = [
    #"{"name":1,"tag":{"name":2},"age":3}"#:
      "$.tag.name: expected String for Pet.tag.name, found 2 (line 1, column 25) [type-mismatch]",
    #"{"name":"a","age":"x"}"#:
      "$.age: no number of years (required by Pet.age) (line 1, column 19) [transform-failed]",
    #"{"age":true}"#: #"$: missing key "tag" required by Pet (String) (line 1, column 1) [missing-key]"#,
  ]

  @Test("Alternatives that all fail throw the error of the last", arguments: pets)
  func fields(json: String, text: String) throws { #expect(try thrown(Pet.self, json) == text) }

  static let drawings = [
    #"{"shapes":[{"radius":1},{"side":true}],"cover":"a"}"#:
      "$.shapes[1]: expected String for Drawing.shapes, found an object (line 1, column 25) [type-mismatch]",
    #"{"shapes":[],"cover":7}"#:
      #"$: missing key "shape" required by Drawing (Figure) (line 1, column 1) [missing-key]"#,
  ]

  @Test("Alternatives of a nested model that all fail throw the error of the last", arguments: drawings)
  func nested(json: String, text: String) throws { #expect(try thrown(Drawing.self, json) == text) }

  @Test("Alternatives that all fail have the failure of the last, without a mapper too")
  func decodeError() throws {
    let document = try Document(parsing: #"{"name":1,"age":"x"}"#)
    let error = Pet.decode(document.root).error
    #expect(error == .multiple([.missingKey("tag"), .custom("no number of years")]))
    let name: Decoded<Int> = document.root <| "age" <|> document.root <| "name" <|> document.root <| "tag"
    #expect(name.value == 1)
    let pet: Decoded<Pet> = decode(["age": true])
    #expect(
      pet.error?.description == "Multiple(MissingKey(tag), TypeMismatch(Expected String, got Bool(true)))")
  }
}
