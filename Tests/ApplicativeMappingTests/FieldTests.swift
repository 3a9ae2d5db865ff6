import ApplicativeMapping
import Foundation
import JSONCore
import JSONMapping
import Testing

private enum Suit: String, ApplicativeMapping.Decodable, CaseIterable { case hearts, spades }

@Suite("Field operators and subscripts")
struct FieldTests {
  static let json = #"""
    {"n":1,"s":"a","null":null,"list":["a","b"],"deep":{"er":{"n":2,"l":["a"]}},"map":{"a":1},"suit":"spades",
     "one":[1,"b"]}
    """#

  /// Checks that an operator and a subscript decode the same.
  private func expect<Value>(
    _ text: String, _ type: Value.Type, _ operators: (JSON) -> Decoded<Value>,
    _ subscripts: (JSON) -> Decoded<Value>, of json: String = FieldTests.json,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(try show(json, operators) == text, sourceLocation: sourceLocation)
    #expect(try show(json, subscripts) == text, sourceLocation: sourceLocation)
  }

  @Test("A required field is decoded from the member at a key or path")
  func values() throws {
    let wrong = "Failure(TypeMismatch(Expected Int, got String(a)))"
    let noObject = "Failure(TypeMismatch(Expected Object, got String(a)))"
    let noSuit = "Failure(TypeMismatch(Expected rawValue for Suit, got String(a)))"
    try expect("Success(1)", Int.self, { $0 <| "n" }, { $0["n"] })
    try expect("Success(2)", Int.self, { $0 <| ["deep", "er", "n"] }, { $0["deep", "er", "n"] })
    try expect("Success(2)", Int.self, { $0 <| ["deep", "er", "n"] }, { $0[["deep", "er", "n"]] })
    try expect(#"Success(["a": 1])"#, [String: Int].self, { $0 <| "map" }, { $0["map"] })
    try expect("Success(\(Suit.spades))", Suit.self, { $0 <| "suit" }, { $0["suit"] })
    try expect("Success(nil)", Int?.self, { $0 <| "null" }, { $0["null"] })
    try expect("Failure(MissingKey(null))", Int.self, { $0 <| "null" }, { $0["null"] })
    try expect("Failure(MissingKey(x))", Int.self, { $0 <| "x" }, { $0["x"] })
    try expect("Failure(MissingKey(x))", Int.self, { $0 <| ["deep", "x", "n"] }, { $0["deep", "x", "n"] })
    try expect(wrong, Int.self, { $0 <| "s" }, { $0["s"] })
    try expect(noObject, Int.self, { $0 <| ["s", "n"] }, { $0["s", "n"] })
    try expect(noSuit, Suit.self, { $0 <| "s" }, { $0["s"] })
    #expect(try show(Self.json) { $0["deep", "er"] as Decoded<OwnedJSON> }.hasPrefix("Success("))
  }

  @Test("An optional field is nil for a missing key and null, and fails for another type")
  func optionals() throws {
    let wrong = "Failure(TypeMismatch(Expected Int, got String(a)))"
    let noObject = "Failure(TypeMismatch(Expected Object, got Array([])))"
    let deep = ["deep", "er", "n"]
    try expect("Success(Optional(1))", Int?.self, { $0 <|? "n" }, { $0[optional: "n"] })
    try expect("Success(Optional(2))", Int?.self, { $0 <|? deep }, { $0[optional: "deep", "er", "n"] })
    try expect("Success(nil)", Int?.self, { $0 <|? "null" }, { $0[optional: "null"] })
    try expect("Success(nil)", Int?.self, { $0 <|? "x" }, { $0[optional: "x"] })
    try expect("Success(nil)", Int?.self, { $0 <|? ["deep", "x", "n"] }, { $0[optional: "deep", "x", "n"] })
    try expect("Success(nil)", Int?.self, { $0 <|? ["null", "n"] }, { $0[optional: "null", "n"] })
    try expect(wrong, Int?.self, { $0 <|? "s" }, { $0[optional: "s"] })
    try expect(noObject, Int?.self, { $0 <|? "n" }, { $0[optional: "n"] }, of: "[]")
  }

  @Test("Arrays are decoded as required and as optional fields")
  func arrays() throws {
    let wrong = "Failure(TypeMismatch(Expected String, got Number(1)))"
    let deep = "Failure(TypeMismatch(Expected Int, got String(a)))"
    try expect(#"Success(["a", "b"])"#, [String].self, { $0 <|| "list" }, { $0["list"] })
    try expect(
      #"Success(Optional(["a", "b"]))"#, [String]?.self, { $0 <||? "list" }, { $0[optional: "list"] })
    try expect("Success(nil)", [String]?.self, { $0 <||? "x" }, { $0[optional: "x"] })
    try expect("Success(nil)", [String]?.self, { $0 <||? "null" }, { $0[optional: "null"] })
    try expect("Failure(MissingKey(x))", [String].self, { $0 <|| "x" }, { $0["x"] })
    try expect(wrong, [String].self, { $0 <|| "one" }, { $0["one"] })
    try expect(deep, [Int]?.self, { $0 <||? ["deep", "er", "l"] }, { $0[optional: "deep", "er", "l"] })
  }

  @Test("Keys and paths can be computed at run time")
  func dynamicKeys() throws {
    let key = ["n", "list", "x"]
    let path = ["deep", "er", "n"]
    try expect("Success(1)", Int.self, { $0 <| key[0] }, { $0[key[0]] })
    try expect("Success(2)", Int.self, { $0 <| path }, { $0[path] })
    try expect("Success(2)", Int.self, { $0 <| path }, { $0[path[0], path[1], path[2]] })
    try expect(#"Success(["a", "b"])"#, [String].self, { $0 <|| key[1] }, { $0[key[1]] })
    try expect(#"Success(["a", "b"])"#, [String].self, { $0 <|| [key[1]] }, { $0[[key[1]]] })
    try expect("Success(nil)", Int?.self, { $0 <|? key[2] }, { $0[optional: key[2]] })
    try expect("Success(nil)", [Int]?.self, { $0 <||? [key[2]] }, { $0[optional: [key[2]]] })
    try expect("Failure(MissingKey(x))", Int.self, { $0 <| key[2] }, { $0[key[2]] })
    try expect("Success(Optional(2))", Int?.self, { $0 <|? path }, { $0[optional: path] })
    try expect(
      "Failure(TypeMismatch(Expected Object, got Number(1)))", Int?.self, { $0 <|? [key[0], "a"] },
      { $0[optional: key[0], "a"] })
  }

  @Test("A field can be decoded by another mapping")
  func mapped() throws {
    let json = #"{"d":"2016-06-17","l":["2016-06-17"],"bad":"x","null":null}"#
    let day = DateField.yearMonthDay
    #expect(try show(json) { $0["d", as: day].map(\.timeIntervalSince1970) } == "Success(1466121600.0)")
    #expect(try show(json) { $0[array: "l", as: day].map(\.count) } == "Success(1)")
    #expect(try show(json) { $0[optional: "null", as: day].map { $0 == nil } } == "Success(true)")
    #expect(try show(json) { $0[optionalArray: "x", as: day].map { $0 == nil } } == "Success(true)")
    #expect(
      try show(json) { $0["bad", as: day] }
        == "Failure(TypeMismatch(Expected a date (yyyy-MM-dd), got String(x)))")
  }

  /// A mapping of another strategy.
  private struct NameMapping: Decoding {
    func decode(_ json: JSON) throws(JSONError) -> String {
      guard let name = try json.object()["name"] else { throw json.error(.custom("no name")) }
      return try name.string()
    }
  }

  @Test("The failure of a mapping of another strategy shows the wrong value")
  func mappedFields() throws {
    let json = #"{"author":{"name":4},"list":[{"name":"a"},{"name":[1]},{"name":null},5]}"#
    #expect(
      try show(json) { $0["author", as: NameMapping()] }
        == "Failure(TypeMismatch(Expected String, got Number(4)))")
    #expect(
      try show(json) { $0[array: "list", as: NameMapping()] } == """
        Failure(Multiple(TypeMismatch(Expected String, got Array([Number(1)])), \
        TypeMismatch(Expected String, got Null), TypeMismatch(Expected Object, got Number(5))))
        """)
  }
}

/// The value that an expression decodes from a text, or its error, in one line.
func show<Value>(_ json: String = FieldTests.json, _ read: (JSON) -> Decoded<Value>) throws -> String {
  let document = try Document(parsing: json)
  return read(document.root).description
}

/// The error that the mapper of a model throws for the text, in one line.
func thrown<Model: Decodable & SendableMetatype>(_ model: Model.Type, _ json: String) throws -> String
where Model.DecodedType == Model {
  try #require(throws: JSONError.self) { try ApplicativeMapper<Model>().decode(json) }.description
}
