import JSONCore
import TestSupport
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

  @Test("Deep patches are merged without recursion")
  func deep() throws {
    let depth = Thoroughness.rounds(30_000, of: 100_000)
    let options = JSONParseOptions(depthLimit: .max)
    func text(_ end: String) -> String {
      String(repeating: #"{"a":"#, count: depth) + end + String(repeating: "}", count: depth)
    }
    var json = try OwnedJSON(parsing: text(#"{"b":1,"c":2}"#), options: options)
    try json.merge(OwnedJSON(parsing: text(#"{"b":null}"#), options: options))
    #expect(json.description == text(#"{"c":2}"#))
  }
}
