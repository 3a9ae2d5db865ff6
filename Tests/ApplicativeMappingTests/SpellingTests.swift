import ApplicativeMapping
import JSONCore
import JSONMapping
import Testing

private func show<Value>(_ json: String, _ read: (JSON) -> Decoded<Value>) throws -> String {
  let document = try Document(parsing: json)
  return read(document.root).description
}

private func halved(_ value: Int) -> Decoded<Int> {
  value % 2 == 0 ? pure(value / 2) : .customError("\(value) is odd")
}

@Suite("Spellings of access")
struct SpellingTests {
  static let json =
    #"{"n":1,"deep":{"er":{"n":2,"l":["a"]}},"null":null,"big":"9007199254740993","map":{"a":1}}"#

  @Test("Subscripts read what the operators read")
  func subscripts() throws {
    #expect(try show(Self.json) { $0["n"] as Decoded<Int> } == "Success(1)")
    #expect(try show(Self.json) { $0["deep", "er"] as Decoded<OwnedJSON> }.hasPrefix("Success("))
    #expect(try show(Self.json) { $0["deep", "er", "n"] as Decoded<Int> } == "Success(2)")
    #expect(try show(Self.json) { $0[["deep", "er", "n"]] as Decoded<Int> } == "Success(2)")
    #expect(try show(Self.json) { $0["deep", "er", "l"] as Decoded<[String]> } == #"Success(["a"])"#)
    #expect(try show(Self.json) { $0["deep", "x", "n"] as Decoded<Int> } == "Failure(MissingKey(x))")
    #expect(try show(Self.json) { $0["null"] as Decoded<Int> } == "Failure(MissingKey(null))")
    #expect(try show(Self.json) { $0[optional: "n"] as Decoded<Int?> } == "Success(Optional(1))")
    #expect(try show(Self.json) { $0[optional: "x"] as Decoded<Int?> } == "Success(nil)")
    #expect(try show(Self.json) { $0[optional: "null"] as Decoded<Int?> } == "Success(nil)")
    #expect(try show(Self.json) { $0[optional: "deep", "x"] as Decoded<Int?> } == "Success(nil)")
    #expect(
      try show(Self.json) { $0[optional: ["deep", "er", "n"]] as Decoded<Int?> } == "Success(Optional(2))")
    #expect(
      try show(Self.json) { $0[optional: "deep", "er", "l"] as Decoded<[Int]?> }
        == "Failure(TypeMismatch(Expected Int, got String(a)))")
  }

  @Test("Subscripts take keys of run time too")
  func dynamicKeys() throws {
    let keys = ["deep", "er", "n"]
    #expect(try show(Self.json) { $0[keys] as Decoded<Int> } == "Success(2)")
    #expect(try show(Self.json) { $0[keys[0], keys[1], keys[2]] as Decoded<Int> } == "Success(2)")
    #expect(try show(Self.json) { $0[optional: keys] as Decoded<Int?> } == "Success(Optional(2))")
    #expect(
      try show(Self.json) { $0[optional: keys[2], keys[0]] as Decoded<Int?> }
        == "Failure(TypeMismatch(Expected Object, got Number(1)))")
  }

  @Test("A function takes a member as it is")
  func functions() throws {
    #expect(try show(Self.json) { $0 <| "map" >>- [String: Int].decode } == #"Success(["a": 1])"#)
    #expect(try show(Self.json) { $0 <| ["deep", "er", "n"] >>- Int.decode } == "Success(2)")
    #expect(try show(Self.json) { $0 <| "x" >>- Int.decode } == "Failure(MissingKey(x))")
    #expect(try show(Self.json) { $0 <| "null" >>- Int.decode } == "Failure(MissingKey(null))")
    #expect(
      try show(Self.json) { $0 <| "n" >>- String.decode }
        == "Failure(TypeMismatch(Expected String, got Number(1)))")
    #expect(try show(Self.json) { $0 <| "n" >>- halved } == "Failure(Custom(1 is odd))")
    #expect(try show(Self.json) { halved -<< $0 <| ["deep", "er", "n"] } == "Success(1)")
    #expect(try show(Self.json) { Int.decode -<< $0 <| "n" } == "Success(1)")
    #expect(try show(Self.json) { [String: Int].decode -<< ($0 <| "map") } == #"Success(["a": 1])"#)
    #expect(try show(Self.json) { Int.decode -<< $0 <| "x" } == "Failure(MissingKey(x))")
    #expect(
      try show(Self.json) { String.decode -<< $0 <| "n" }
        == "Failure(TypeMismatch(Expected String, got Number(1)))")
  }

  @Test(
    "Integers of 64 bits may be strings, others may not",
    arguments: [
      (#""9007199254740993""#, "Success(9007199254740993)", "Success(9007199254740993)"),
      ("9007199254740993", "Success(9007199254740993)", "Success(9007199254740993)"),
      (#""-1""#, "Success(-1)", "Failure(TypeMismatch(Expected UInt64, got String(-1)))"),
      (
        #""x""#, "Failure(TypeMismatch(Expected Int64, got String(x)))",
        "Failure(TypeMismatch(Expected UInt64, got String(x)))"
      ),
    ])
  func wideIntegers(json: String, signed: String, unsigned: String) throws {
    let object: Any = json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : try #require(Int(json))
    #expect("\(withJSON(object) { Int64.decode($0) })" == signed)
    #expect("\(withJSON(object) { UInt64.decode($0) })" == unsigned)
    if json.hasPrefix("\"") {
      let text = json.dropFirst().dropLast()
      #expect(try show(json) { Int.decode($0) } == "Failure(TypeMismatch(Expected Int, got String(\(text))))")
    }
  }

  @Test("A mapper takes no string for an integer of 64 bits, as no dialect does")
  func strictWideIntegers() throws {
    let signed = #expect(throws: JSONError.self) { try ApplicativeMapper<Int64>().decode(#""1""#) }
    #expect(signed?.description == #"$: expected Int64, found string "1" (line 1, column 1) [type-mismatch]"#)
    let unsigned = #expect(throws: JSONError.self) { try ApplicativeMapper<UInt64>().decode(#""1""#) }
    #expect(
      unsigned?.description == #"$: expected UInt64, found string "1" (line 1, column 1) [type-mismatch]"#)
    #expect(try ApplicativeMapper<UInt64>().decode("18446744073709551615") == .max)
  }

  @Test(
    "The value in an error is printed whole, a long one is cut",
    arguments: [
      ("null", "Null"), ("true", "Bool(true)"), ("1.50", "Number(1.5)"), ("2.0", "Number(2)"),
      (#""a""#, "String(a)"),
      (#"[1,"a",[null]]"#, "Array([Number(1), String(a), Array([Null])])"), ("[]", "Array([])"),
      ("{}", "Object([:])"),
      (#"{"k":{"l":false}}"#, #"Object(["k": Object(["l": Bool(false)])])"#),
      ("123456789012345678901234567890", "Number(123456789012345678901234567890)"),
    ])
  func descriptions(json: String, text: String) throws {
    let found = try show(#"{"x":[\#(json)]}"#) { $0[array: "x", as: Refusing()] }
    #expect(found == "Failure(TypeMismatch(Expected Nothing, got \(text)))")
  }

  @Test("A failure of one's own shows the value as the others do")
  func ownMismatch() throws {
    let text = try show(Self.json) {
      $0 <| "map" >>- { .typeMismatch(expected: "URL", actual: $0) as Decoded<Int> }
    }
    #expect(text == #"Failure(TypeMismatch(Expected URL, got Object(["a": Number(1)])))"#)
    let document = try Document(parsing: #""a""#)
    #expect(
      Decoded<Int>.typeMismatch(expected: "URL", actual: document.root).description
        == "Failure(TypeMismatch(Expected URL, got String(a)))")
    #expect(document.root.description == "String(a)")
    #expect(
      Decoded<Int>.typeMismatch(expected: "URL", actual: 1) == .typeMismatch(expected: "URL", actual: "1"))
  }

  @Test("A long value is cut in the error")
  func longDescription() throws {
    let many = "[" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]"
    let text = try show(many) { Int.decode($0) }
    #expect(text.utf8.count < 1_100)
    #expect(text.hasSuffix("Number(1)…])))"))
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try show(deep) { Int.decode($0) }.utf8.count < 3_000)
  }
}

/// A mapping that nothing fits.
private struct Refusing: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    throw json.error(.typeMismatch(expected: "Nothing"))
  }
}
