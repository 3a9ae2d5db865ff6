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
