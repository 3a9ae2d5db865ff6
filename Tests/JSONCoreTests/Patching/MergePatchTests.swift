import JSONCore
import JSONPatch
import MappingTestSupport
import Testing

@Suite struct MergePatchTests {
  @Test(
    "The examples of RFC 7396",
    arguments: [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
      (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
      (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, "null", "null"),
      (#"{"a":"foo"}"#, #""bar""#, #""bar""#), (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
      ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
      // Section 1.
      (#"{"a":"b","c":{"d":"e","f":"g"}}"#, #"{"a":"z","c":{"f":null}}"#, #"{"a":"z","c":{"d":"e"}}"#),
      // Section 3.
      (
        #"{"title":"Goodbye!","author":{"givenName":"John","familyName":"Doe"},"tags":["example","sample"],"content":"This will be unchanged"}"#,
        #"{"title":"Hello!","phoneNumber":"+01-123-456-7890","author":{"familyName":null},"tags":["example"]}"#,
        #"{"title":"Hello!","author":{"givenName":"John"},"tags":["example"],"content":"This will be unchanged","phoneNumber":"+01-123-456-7890"}"#
      ),
    ])
  func examples(_ text: String, _ patch: String, _ expected: String) throws {
    let original = try OwnedJSON(parsing: text)
    var json = original
    try json.merge(OwnedJSON(parsing: patch))
    #expect(json.description == expected)
    #expect(original.description == text)
  }

  @Test("Many members are removed, replaced and added in any order", arguments: 1...4 as ClosedRange<UInt64>)
  func manyMembers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<Int.random(in: 1...60, using: &random)).map { $0 }
    let patch = Dictionary(
      uniqueKeysWithValues: numbers.shuffled(using: &random).map {
        ($0 * 2, Bool.random(using: &random) ? OwnedJSON.null : .string("new"))
      })
    var json = OwnedJSON.object(OwnedJSON.Members(numbers.map { ("k\($0)", .number(JSONNumber($0))) }))
    json.merge(.object(OwnedJSON.Members(patch.map { ("k\($0)", $1) })))
    let values = numbers.reduce(into: patch) { if $0[$1] == nil { $0[$1] = .number(JSONNumber($1)) } }
    let expected = OwnedJSON.Members(values.filter { !$1.isNull }.map { ("k\($0)", $1) })
    #expect(json == .object(expected))
    for number in 0..<120 { #expect(json["k\(number)"] == expected["k\(number)"]) }
  }

  @Test("Deep patches are merged without recursion")
  func deep() throws {
    let depth = Thoroughness.optimizedRounds(30_000, of: 100_000)
    let options = JSONParseOptions(depthLimit: .max)
    func text(_ end: String) -> String {
      String(repeating: #"{"a":"#, count: depth) + end + String(repeating: "}", count: depth)
    }
    var json = try OwnedJSON(parsing: text(#"{"b":1,"c":2}"#), options: options)
    try json.merge(OwnedJSON(parsing: text(#"{"b":null}"#), options: options))
    #expect(json.description == text(#"{"c":2}"#))
  }
}
