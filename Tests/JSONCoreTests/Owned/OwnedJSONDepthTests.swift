import JSONCore
import MappingTestSupport
import Testing

/// Tens of thousands of levels, for which recursion would exhaust a thread's stack.
@Suite struct OwnedJSONDepthTests {
  static let depth = Thoroughness.optimizedRounds(30_000, of: 100_000)
  static let options = JSONParseOptions(depthLimit: 1_000_000)

  static let texts = [
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
    String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth),
    String(repeating: #"[0,{"a":"#, count: depth / 2) + "1"
      + String(repeating: #","b":[]}]"#, count: depth / 2),
  ]

  @Test(arguments: texts.indices)
  func readsWritesComparesAndReleases(_ index: Int) throws {
    let text = OwnedJSONDepthTests.texts[index]
    let json = try OwnedJSON(parsing: text, options: OwnedJSONDepthTests.options)
    let other = try OwnedJSON(parsing: text, options: OwnedJSONDepthTests.options)
    #expect(json == other)
    #expect(json.hashValue == other.hashValue)
    #expect(json.description == text)
    #expect(try Document(json, options: OwnedJSONDepthTests.options).hasPositions)
  }

  @Test func writingAppliesTheDepthLimit() throws {
    let json = try OwnedJSON(parsing: OwnedJSONDepthTests.texts[0], options: OwnedJSONDepthTests.options)
    var writer = JSONWriter()
    #expect(thrown { try json.write(to: &writer) }?.issue.code == .depthLimit)
  }

  @Test func setsAndRemovesDeepValues() throws {
    var json = try OwnedJSON(parsing: OwnedJSONDepthTests.texts[1], options: OwnedJSONDepthTests.options)
    let path = JSONKeyPath(Array(repeating: "a", count: OwnedJSONDepthTests.depth))
    #expect(json[at: path] == 1)
    try json.set("new", at: path)
    #expect(json[at: path] == "new")
    json[at: path] = nil
    #expect(json[at: path] == nil)
  }

  @Test("A part that is still in use outlives the rest")
  func sharedParts() throws {
    var json: OwnedJSON? = try OwnedJSON(parsing: #"[[[{"a":[1,2]}]]]"#)
    let part = json?[at: "0.0.0.a"]
    json = nil
    #expect(part == [1, 2])
  }
}
