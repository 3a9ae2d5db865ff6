import ApplicativeMapping
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

private struct Pair: Decodable {
  var a: Int
  var b: String
  static func decode(_ json: JSON) -> Decoded<Pair> { curry(Pair.init) <^> json <| "a" <*> json <| "b" }
}

extension Decodable {
  /// Decodes a text without a mapper.
  fileprivate static func decode(text: String) throws -> Decoded<DecodedType> {
    let document = try Document(parsing: text)
    return decode(document.root)
  }
}

private func even(_ number: Int) -> Decoded<Int> {
  number % 2 == 0 ? .success(number) : .customError("\(number) is odd")
}

private struct Even: Decodable {
  var a: Int
  var b: Int?
  static func decode(_ json: JSON) -> Decoded<Even> {
    curry(Even.init) <^> (json <| "a" >>- even) <*> (json <|? "b" >>- evenIfPresent)
  }
  static func evenIfPresent(_ number: Int?) -> Decoded<Int?> {
    guard let number else { return .success(nil) }
    return even(number).map { $0 }
  }
}

/// A model that decodes its fields in a different order than the text has them.
private struct Late: Decodable {
  var a, b: Int
  static func decode(_ json: JSON) -> Decoded<Late> { curry(Late.init) <^> json <| "a" <*> json <| "b" }
}

@Suite("Collected errors")
struct CollectingTests {
  static let collected = [
    #"{"a":1,"b":"b"}"#: "nil",
    #"{"a":"1","b":2}"#:
      "Multiple(TypeMismatch(Expected Int, got String(1)), TypeMismatch(Expected String, got Number(2)))",
    #"{"a":2.5}"#: "Multiple(TypeMismatch(Expected Int, got Number(2.5)), MissingKey(b))",
    #"{"b":null}"#: "Multiple(MissingKey(a), MissingKey(b))",
  ]

  @Test("A chain collects the errors of all its fields", arguments: collected)
  func fields(json: String, text: String) throws {
    let error = try Pair.decode(text: json).error
    #expect((error?.description ?? "nil") == text)
  }

  @Test("An array collects up to twenty errors of its elements")
  func elements() throws {
    let three = try [Pair].decode(text: #"[{"a":1},{"a":1,"b":"b"},{"b":"b"}]"#)
    #expect(three.error?.description == "Multiple(MissingKey(b), MissingKey(a))")
    let many = Array(repeating: "{}", count: 500).joined(separator: ",")
    func count(_ error: DecodeError?) -> Int? {
      if case .multiple(let errors) = error { errors.count } else { nil }
    }
    #expect(count(try [Pair].decode(text: "[\(many)]").error) == 20)
    #expect(count(try [String: Pair].decode(text: #"{"x":{},"y":{}}"#).error) == 4)
  }

  @Test("A mapper throws only the first error in reading order")
  func first() throws {
    #expect(
      try thrown([Pair].self, #"[{"a":1,"b":"b"},{"b":1,"a":"x"},{}]"#)
        == #"$[1].a: expected Int for Pair.a, found string "x" (line 1, column 29) [type-mismatch]"#)
  }

  static let functions: [(json: String, text: String)] = [
    (#"{"a":3}"#, "$.a: 3 is odd (required by Even.a) (line 1, column 6) [transform-failed]"),
    (#"{"a":2,"b":5}"#, "$.b: 5 is odd (required by Even.b) (line 1, column 12) [transform-failed]"),
    (#"{"a":"2"}"#, #"$.a: expected Int for Even.a, found string "2" (line 1, column 6) [type-mismatch]"#),
  ]

  @Test("The error of a function on a field has the field's location", arguments: functions)
  func functionsOnFields(json: String, text: String) throws { #expect(try thrown(Even.self, json) == text) }

  static let equalKeys: [(json: String, rule: JSONParseOptions.DuplicateKeys, text: String)] = [
    (#"{"1":1,"01":"y","2":"z"}"#, .useFirst, "TypeMismatch(Expected Int, got String(z))"),
    (#"{"1":"y","01":1,"2":"z"}"#, .useLast, "TypeMismatch(Expected Int, got String(z))"),
    (
      #"{"2":"z","1":1,"01":"y"}"#, .reject,
      #"Multiple(TypeMismatch(Expected Int, got String(z)), Custom(duplicate key "01"))"#
    ),
  ]

  @Test("The unused value of equal keys with different texts isn't an error", arguments: equalKeys)
  func supersededNumbers(json: String, rule: JSONParseOptions.DuplicateKeys, text: String) throws {
    let document = try Document(parsing: json, options: JSONParseOptions(duplicateKeys: rule))
    let decoded = [Int: Int].decode(document.root)
    #expect(decoded.error?.description == text)
  }

  @Test("Equal failures have the location of the one that was decoded first")
  func equalFailures() throws {
    let text = #"[{"b":1,"a":1},{"b":"x","a":"x"},{"b":"x","a":"x"}]"#
    let mapper = ApplicativeMapper<[Late]>()
    #expect(thrown { try mapper.decode(text) }?.issue.path.description == "$[1].a")
    let all = thrown { try mapper.reportingAllIssues(limit: 9).decode(text) }
    #expect(all?.issues.map(\.path.description) == ["$[1].b", "$[1].a", "$[2].b", "$[2].a"])
  }
}
