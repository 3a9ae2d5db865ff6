import Testing

@testable import JSONCore

@Suite struct DriftReaderTests {
  /// Reads `x` and `c`, and the objects in `c`.
  private static func read(_ json: JSONValue) throws(JSONError) {
    guard let object = json.unguardedObject else { return }
    _ = object["x"]
    guard let children = object["c"] else { return }
    try children.array().forEach { (child) throws(JSONError) in try read(child) }
  }

  @Test("The work grows in proportion to the text", arguments: [10, 1000])
  func growth(count: Int) throws {
    let depth = min(count, 250)
    let texts = [
      String(repeating: #"{"x":1,"c":["#, count: depth) + String(repeating: "]}", count: depth),
      #"{"c":["# + (0..<count).map { #"{"u\#($0)":[{}],"v":\#($0)}"# }.joined(separator: ",\n") + "]}",
    ]
    for text in texts {
      let document = try Document(parsing: text)
      let log = DecodeLog(limit: 0)
      let copy = Document(copying: document, log: log)
      try copy.withRoot { (json) throws(JSONError) in try Self.read(json) }
      var reader = DriftReader(log.entries, of: document)
      let drift = reader.drift()
      #expect(reader.visitedCount <= 2 * document.nodeCount)
      #expect((drift.unreadMembers + drift.absentMembers).map(\.pattern.utf8.count).max() ?? 0 < 200)
      if let last = drift.unreadMembers.last?.first { #expect(last.offset < text.utf8.count) }
    }
  }
}
