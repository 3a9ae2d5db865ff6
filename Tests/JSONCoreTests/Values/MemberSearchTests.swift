import JSONCore
import MappingTestSupport
import Testing

/// Objects of many forms, searched for each of some keys that have common endings and lengths.
@Suite("Searches for members")
struct MemberSearchTests {
  private static let keys =
    ["", "a", "id", "ad", "uid", "name", "game", "nickname", "created_at", "updated_at", "naïve"]
    // Swift considers these equal, but they are different keys in JSON.
    + ["\u{E9}", "e\u{301}"] + [60, 61, 200].map { String(repeating: "k", count: $0) }

  private static func number(of value: JSONValue?) throws -> Int? {
    guard let value else { return nil }
    return value.kind == .array ? try value.array()[0]?.int() : try value.int()
  }

  @Test("Finds the first or the last member with a key, whatever the other members are", arguments: 0..<40)
  func everyKey(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let members = (0..<Int.random(in: 0...13, using: &random)).compactMap { _ in
        Self.keys.randomElement(using: &random)
      }
      // In most objects, no key is written with escapes.
      let escaped = Int.random(in: 0...30, using: &random)
      let texts = members.enumerated().map { number, key in
        let key = number == escaped ? key.replacing("a", with: #"\u0061"#) : key
        return "\"\(key)\":" + (Int.random(in: 0..<4, using: &random) > 0 ? "\(number)" : "[\(number)]")
      }
      // Large objects have an index.
      let isLarge = Int.random(in: 0..<10, using: &random) == 0
      let text = "{\((texts + (0..<(isLarge ? 100 : 0)).map { "\"x\($0)\":0" }).joined(separator: ","))}"
      for duplicates in [JSONParseOptions.DuplicateKeys.useFirst, .useLast] {
        let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicates))
        let object = try document.root.object()
        for key in repeatElement(Self.keys, count: isLarge ? 4 : 1).joined() {
          let places = members.indices.filter { members[$0].utf8.elementsEqual(key.utf8) }
          let expected = duplicates == .useLast ? places.last : places.first
          let found = try Self.number(of: object[key])
          try #require(found == expected, "\(key) in \(text)")
          // These also find a key that is equal as a `String`.
          guard expected != nil || !members.contains(key) else { continue }
          let atRunTime = try Self.number(of: document.root.member(key))
          let asLiteral = KeyBytes.with(key) { try? Self.number(of: document.root.indexedMember($0)) }
          try #require([atRunTime, asLiteral] == [expected, expected], "\(key) in \(text)")
        }
        let isIndexed = document.runTimeSearchSteps > 0
        #expect(isIndexed == isLarge, "\(text)")
      }
    }
  }

  @Test(
    "JSON5's keys are found in either kind of quotes, and without quotes",
    arguments: ["{'a':0,'b':0,'id':1,'c':0}", #"{'i\x64':1,"id":2}"#, #"{"a":0,b:0,c:0,'id':1,"id":2}"#])
  func quotes(text: String) throws {
    let document = try Document(parsing: text, options: JSONParseOptions(tolerances: .json5))
    #expect(try document.root.object()["id"]?.int() == 1)
  }

  private static let long = "a key longer than one word"
  /// The same text in other memory.
  private static let longAgain = String(decoding: Array(long.utf8), as: UTF8.self)
  private static let veryLong = String(repeating: "long ", count: 13)
  private static let many = (0..<100).map { "key \($0)" }

  private static func object(of keys: [String]) -> String {
    "{" + keys.enumerated().map { #""\#($1)":\#($0)"# }.joined(separator: ",") + "}"
  }

  /// Documents, and keys that are looked up in them in this order.
  static let rows: [(documents: [String], keys: [String])] = [
    ([#"{"a":1,"b":2,"c":3}"#, #"{"c":3,"b":2,"a":1}"#, "{}"], ["a", "b", "c"]),
    ([#"{"a":1,"b":2,"c":3}"#], ["c", "a", "b", "c"]),
    ([#"{"a":1,"b":2,"c":3}"#, #"{"b":2,"c":3}"#, #"{"a":1,"c":3}"#], ["a", "x", "b", "c"]),
    ([#"{"a":1,"b":2,"c":3}"#], ["a", "a", "b", "b", "c", "a", "b"]),
    ([#"{"x":0,"a":1,"y":[],"b":2}"#, #"{"a":1,"b":2}"#], ["a", "b"]),
    ([#"{"a":1,"a":2,"b":3,"a":4}"#], ["a", "b", "a", "b"]),
    ([#"{"x":0,"b":1,"a":2,"b":3}"#, #"{"a":1,"b":2,"a":3,"b":4}"#], ["a", "b"]),
    ([#"{"\u0061":1,"b":2}"#, #"{"a":1,"\u0062":2}"#], ["a", "b"]),
    ([#"{"a":{"b":9,"c":[1]},"b":[{"c":1}],"c":3}"#], ["a", "b", "c"]),
    ([#"{"":1,"\#(long)":2}"#], ["", long, longAgain, "", longAgain, long]),
    // Keys that are compared four at a time: with equal last bytes, repeated, and next to containers.
    ([object(of: ["1abc", "2abc", "3abc", "4abc", "abc"])], ["abc", "2abc", "6abc"]),
    ([#"{"x":0,"bb":1,"y":2,"z":3,"bb":4,"aa":5,"c":6}"#], ["aa", "bb", "c", "aa"]),
    ([#"{"x":0,"y":1,"z":[{"aa":2}],"aa":3,"v":4,"w":5}"#], ["w", "aa", "x", "z"]),
    ([object(of: ["x", "y", "z", "v", veryLong])], [veryLong, "x"]),
    ([object(of: many), object(of: many.reversed())], many + many),
    ([object(of: Array(many.prefix(30)))], many + many),
  ]

  @Test(
    "Each member is the same as in a search of all members", arguments: rows,
    [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func found(
    row: (documents: [String], keys: [String]), duplicates: JSONParseOptions.DuplicateKeys
  ) throws {
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

/// Keys that are computed at run time, in objects with many members.
@Suite("Run-time keys")
struct RunTimeKeyTests {
  private static func text(of count: Int) -> String {
    "{\((0..<count).map { "\"key\($0)\":\($0)" }.joined(separator: ","))}"
  }

  private static func readInReverse(_ document: Document) throws {
    let object = try document.root.object()
    for number in (0..<object.count).reversed() {
      let value = try object["key\(number)"]?.int()
      try #require(value == number)
    }
  }

  private static func readPathsInReverse(_ document: Document) throws {
    for number in (0..<(try document.root.value(at: "a.b").object().count)).reversed() {
      let value = try document.root.value(at: ["a", "b", "key\(number)"]).int()
      try #require(value == number)
      let isThere = document.root.hasValue(at: ["a", "b", "key\(number)", "c"])
      try #require(!isThere)
    }
  }

  @Test(
    "Looking up all keys, or following a path for each, is linear in the number of members",
    arguments: [false, true])
  func linear(byPaths: Bool) throws {
    let steps = try [5_000, 20_000].map { count in
      let text = Self.text(of: count)
      let document = try Document(parsing: byPaths ? "{\"a\":{\"b\":\(text)}}" : text)
      try byPaths ? Self.readPathsInReverse(document) : Self.readInReverse(document)
      return document.runTimeSearchSteps
    }
    #expect(steps[0] < 5_000 * 12)
    #expect(steps[1] < steps[0] * 5)
  }

  @Test("A small object has no index")
  func smallObjects() throws {
    let document = try Document(parsing: Self.text(of: 64))
    for _ in 0..<10 { try Self.readInReverse(document) }
    #expect(document.runTimeSearchSteps == 0)
  }

  @Test("Nested objects have their own indexes")
  func nestedObjects() throws {
    let inner = Self.text(of: 100)
    let outer = (0..<100).map { "\"key\($0)\":\(inner)" }.joined(separator: ",")
    let document = try Document(parsing: "{\(outer)}")
    for _ in 0..<12 {
      for key in ["key99", "key0"] {
        guard let object = try document.root.object()[key]?.object() else {
          Issue.record("\(key) is missing")
          continue
        }
        #expect(try object["key7"]?.int() == 7)
        let isThere = object["key100"] != nil
        #expect(!isThere)
      }
    }
  }

  @Test("Many threads look up keys concurrently")
  func manyThreads() async throws {
    let document = try Document(parsing: Self.text(of: 2_000))
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { try Self.readInReverse(document) } }
      try await group.waitForAll()
    }
  }
}
