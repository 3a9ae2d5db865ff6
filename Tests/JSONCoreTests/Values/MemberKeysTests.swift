import JSONCore
import Testing

@Suite("Members that are looked up in the order of the keys")
struct MemberKeysTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var documents, keys: [String]
    var testDescription: String { "\(keys.prefix(6)) in \(documents[0].prefix(40))" }
  }

  private static let long = "a key longer than one word"
  /// The same text in other memory.
  private static let longAgain = String(decoding: Array(long.utf8), as: UTF8.self)
  private static let veryLong = String(repeating: "long ", count: 13)
  private static let many = (0..<100).map { "key \($0)" }

  private static func object(of keys: [String]) -> String {
    "{" + keys.enumerated().map { #""\#($1)":\#($0)"# }.joined(separator: ",") + "}"
  }

  static let rows = [
    Row(documents: [#"{"a":1,"b":2,"c":3}"#, #"{"c":3,"b":2,"a":1}"#, "{}"], keys: ["a", "b", "c"]),
    Row(documents: [#"{"a":1,"b":2,"c":3}"#], keys: ["c", "a", "b", "c"]),
    Row(
      documents: [#"{"a":1,"b":2,"c":3}"#, #"{"b":2,"c":3}"#, #"{"a":1,"c":3}"#], keys: ["a", "x", "b", "c"]),
    Row(documents: [#"{"a":1,"b":2,"c":3}"#], keys: ["a", "a", "b", "b", "c", "a", "b"]),
    Row(documents: [#"{"x":0,"a":1,"y":[],"b":2}"#, #"{"a":1,"b":2}"#], keys: ["a", "b"]),
    Row(documents: [#"{"a":1,"a":2,"b":3,"a":4}"#], keys: ["a", "b", "a", "b"]),
    Row(documents: [#"{"x":0,"b":1,"a":2,"b":3}"#, #"{"a":1,"b":2,"a":3,"b":4}"#], keys: ["a", "b"]),
    Row(documents: [#"{"\u0061":1,"b":2}"#, #"{"a":1,"\u0062":2}"#], keys: ["a", "b"]),
    Row(documents: [#"{"a":{"b":9,"c":[1]},"b":[{"c":1}],"c":3}"#], keys: ["a", "b", "c"]),
    Row(documents: [#"{"":1,"\#(long)":2}"#], keys: ["", long, longAgain, "", longAgain, long]),
    // Keys that are compared four at a time: with equal last bytes, repeated, and next to containers.
    Row(documents: [object(of: ["1abc", "2abc", "3abc", "4abc", "abc"])], keys: ["abc", "2abc", "6abc"]),
    Row(documents: [#"{"x":0,"bb":1,"y":2,"z":3,"bb":4,"aa":5,"c":6}"#], keys: ["aa", "bb", "c", "aa"]),
    Row(documents: [#"{"x":0,"y":1,"z":[{"aa":2}],"aa":3,"v":4,"w":5}"#], keys: ["w", "aa", "x", "z"]),
    Row(documents: [object(of: ["x", "y", "z", "v", veryLong])], keys: [veryLong, "x"]),
    Row(documents: [object(of: many), object(of: many.reversed())], keys: many + many),
    Row(documents: [object(of: Array(many.prefix(30)))], keys: many + many),
  ]

  @Test(
    "Each member is the same as in a search of all members", arguments: rows,
    [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func found(row: Row, duplicates: JSONParseOptions.DuplicateKeys) throws {
    let keys = MemberKeys()
    // The first round records the order of the keys.
    for _ in 0..<3 {
      for text in row.documents {
        let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicates))
        let object = try document.root.object()
        var progress = MemberKeys.Progress(of: object.value.position)
        for key in row.keys {
          #expect(
            object.position(of: key, by: keys, progress: &progress) == object.position(of: key),
            "\(key) in \(text)")
        }
      }
    }
  }
}
