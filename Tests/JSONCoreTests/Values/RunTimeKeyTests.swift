import JSONCore
import Testing

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

  @Test("Looking up all keys in reverse order is linear in the number of members")
  func reverseOrderIsLinear() throws {
    var steps: [Int] = []
    for count in [5_000, 20_000] {
      let document = try Document(parsing: Self.text(of: count))
      try Self.readInReverse(document)
      steps.append(document.runTimeSearchSteps)
    }
    #expect(steps[0] < 5_000 * 12)
    #expect(steps[1] < steps[0] * 5)
  }

  @Test("Following a path for each member is linear in the number of members")
  func pathsAreLinear() throws {
    var steps: [Int] = []
    for count in [5_000, 20_000] {
      let document = try Document(parsing: "{\"a\":{\"b\":\(Self.text(of: count))}}")
      for number in (0..<count).reversed() {
        let value = try document.root.value(at: ["a", "b", "key\(number)"]).int()
        try #require(value == number)
        let isThere = document.root.hasValue(at: ["a", "b", "key\(number)", "c"])
        try #require(!isThere)
      }
      steps.append(document.runTimeSearchSteps)
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

  static let duplicates: [(JSONParseOptions.DuplicateKeys, expected: Int)] = [(.useFirst, 1), (.useLast, 3)]

  @Test(
    "Duplicate, escaped, empty and missing keys have the same result as without an index",
    arguments: duplicates)
  func unusualKeys(policy: JSONParseOptions.DuplicateKeys, expected: Int) throws {
    let filling = (0..<100).map { "\"key\($0)\":0" }.joined(separator: ",")
    let text =
      #"{"a":1,"\u0062":1,"":1,"é":1,\#(filling),"\u0061":2,"b":2,"":2,"\u00e9":2,"#
      + #""a":3,"b":3,"":3,"\u00E9":3}"#
    let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: policy))
    let object = try document.root.object()
    for _ in 0..<20 {
      for key in ["a", "b", "", "é"] { #expect(try object[key]?.int() == expected, "\(key)") }
      // Two scalars, which Swift considers equal to é, but which are another key in JSON.
      for key in ["c", "key", "key100", "e\u{301}", "aa"] {
        let isThere = object[key] != nil
        #expect(!isThere, "\(key)")
      }
    }
    #expect(document.runTimeSearchSteps > 0)
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

  /// The text of the member with a key that is passed as bytes.
  private static func text(below key: String, of json: JSONValue) -> String? {
    KeyBytes.with(key) { (key) in try? json.indexedMember(key)?.string() }
  }

  @Test("A key that is passed as bytes is found among many and few members", arguments: [2, 100])
  func keysAsBytes(count: Int) throws {
    let text =
      Self.text(of: count).dropLast()
      + #","":"empty","\u0061":"escaped","é":"wide","fifteen letters":"15","sixteen letters!":"16"}"#
    let document = try Document(parsing: String(text))
    for _ in 0..<20 {
      #expect(Self.text(below: "", of: document.root) == "empty")
      #expect(Self.text(below: "a", of: document.root) == "escaped")
      #expect(Self.text(below: "é", of: document.root) == "wide")
      #expect(Self.text(below: "fifteen letters", of: document.root) == "15")
      #expect(Self.text(below: "sixteen letters!", of: document.root) == "16")
      #expect(Self.text(below: "sixteen letters?", of: document.root) == nil)
      #expect(Self.text(below: String(repeating: "é", count: count), of: document.root) == nil)
    }
    let isIndexed = document.runTimeSearchSteps > 0
    #expect(isIndexed == (count > 64))
    // Not an object.
    if let string = document.root.member("é") { #expect(Self.text(below: "a", of: string) == nil) }
  }
}
