import ApplicativeMapping
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

private func halved(_ value: Int) -> Decoded<Int> {
  value % 2 == 0 ? pure(value / 2) : .customError("\(value) is odd")
}

@Suite("Spellings of access")
struct SpellingTests {
  @Test("A member can be passed to a function that decodes it")
  func functions() throws {
    let wrong = "Failure(TypeMismatch(Expected String, got Number(1)))"
    #expect(try show { $0 <| "map" >>- [String: Int].decode } == #"Success(["a": 1])"#)
    #expect(try show { [String: Int].decode -<< ($0 <| "map") } == #"Success(["a": 1])"#)
    #expect(try show { $0 <| ["deep", "er", "n"] >>- Int.decode } == "Success(2)")
    #expect(try show { Int.decode -<< $0 <| "n" } == "Success(1)")
    #expect(try show { $0 <| "x" >>- Int.decode } == "Failure(MissingKey(x))")
    #expect(try show { Int.decode -<< $0 <| "x" } == "Failure(MissingKey(x))")
    #expect(try show { $0 <| "null" >>- Int.decode } == "Failure(MissingKey(null))")
    #expect(try show { $0 <| "n" >>- String.decode } == wrong)
    #expect(try show { String.decode -<< $0 <| "n" } == wrong)
    #expect(try show { $0 <| "n" >>- halved } == "Failure(Custom(1 is odd))")
    #expect(try show { halved -<< $0 <| ["deep", "er", "n"] } == "Success(1)")
  }

  @Test(
    "Errors show the value",
    arguments: [
      ("null", "Null"), ("true", "Bool(true)"), ("1.50", "Number(1.5)"), ("2.0", "Number(2)"),
      (#""a""#, "String(a)"), (#"[1,"a",[null]]"#, "Array([Number(1), String(a), Array([Null])])"),
      ("[]", "Array([])"), ("{}", "Object([:])"),
      (#"{"k":{"l":false}}"#, #"Object(["k": Object(["l": Bool(false)])])"#),
      ("123456789012345678901234567890", "Number(123456789012345678901234567890)"),
    ])
  func descriptions(json: String, text: String) throws {
    let found = try show(#"{"x":[\#(json)]}"#) { $0[array: "x", as: Refusing()] }
    #expect(found == "Failure(TypeMismatch(Expected Nothing, got \(text)))")
  }

  @Test("A custom failure shows the value as the others do")
  func ownMismatch() throws {
    let text = try show { $0 <| "map" >>- { .typeMismatch(expected: "URL", actual: $0) as Decoded<Int> } }
    #expect(text == #"Failure(TypeMismatch(Expected URL, got Object(["a": Number(1)])))"#)
    let document = try Document(parsing: #""a""#)
    #expect(
      Decoded<Int>.typeMismatch(expected: "URL", actual: document.root).description
        == "Failure(TypeMismatch(Expected URL, got String(a)))")
    #expect(document.root.description == "String(a)")
    #expect(
      Decoded<Int>.typeMismatch(expected: "URL", actual: 1) == .typeMismatch(expected: "URL", actual: "1"))
    let refused = #expect(throws: JSONError.self) { try ApplicativeMapper<Refused>().decode("{}") }
    #expect(refused?.description == "$: My Custom Error (line 1, column 1) [custom]")
    #expect(refused?.issue.model == "Refused")
  }

  @Test("Errors show the beginning of a long value")
  func longDescription() throws {
    let many = "[" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]"
    let text = try show(many) { Int.decode($0) }
    #expect(text.utf8.count < 1_100)
    #expect(text.hasSuffix("Number(1)…])))"))
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try show(deep) { Int.decode($0) }.utf8.count < 3_000)
  }
}

/// A mapping that rejects every value.
private struct Refusing: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    throw json.error(.typeMismatch(expected: "Nothing"))
  }
}

@Suite("Descriptions on an exhausted stack")
struct ExhaustedDescriptionTests {
  /// Deep enough that decoding a container checks the stack.
  private let brackets = (String(repeating: "[", count: 40), String(repeating: "]", count: 40))

  @Test("Containers of a deep document are omitted, scalars are not")
  func containers() throws {
    try Document(parsing: "[1,\(brackets.0)\(brackets.1)]").withRoot { (root) throws(JSONError) in
      let array = try root.array()
      #expect(onExhaustedStack { array[0]?.description } == "Number(1)")
      #expect(onExhaustedStack { array[1]?.description } == "")
      #expect(onExhaustedStack { root.description } == "")
    }
  }
}
