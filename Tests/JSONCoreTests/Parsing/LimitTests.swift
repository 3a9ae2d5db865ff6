import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct LimitTests {
  /// Nested text: a repeated opening, a core, and the closings in reverse order.
  static func nested(_ openings: [String], _ closings: [String], depth: Int, isClosed: Bool = true) -> String
  {
    let levels = 0..<depth
    let start = levels.map { openings[$0 % openings.count] }.joined()
    return start + "1" + (isClosed ? levels.reversed().map { closings[$0 % closings.count] }.joined() : "")
  }

  static let shapes: [(openings: [String], closings: [String])] = [
    (["["], ["]"]), ([#"{"a":"#], ["}"]), ([#"[{"a":"#], ["}]"]), ([#"{"a":"#, "["], ["}", "]"]),
    (["[[],"], ["]"]),
  ]

  @Test(arguments: shapes)
  func allows512LevelsByDefault(openings: [String], closings: [String]) {
    let levels = openings[0].utf8.count { "[{".utf8.contains($0) } > 1 && openings[0] != "[[]," ? 256 : 512
    let fits = openings[0] == "[[]," ? 511 : levels
    #expect(throws: Never.self) { try Document(parsing: LimitTests.nested(openings, closings, depth: fits)) }
    let text = LimitTests.nested(openings, closings, depth: levels + 1)
    let error = thrown { try Document(parsing: text) }
    #expect(error?.issue.kind == .depthLimit(512) && error?.issue.category == .limit)
  }

  @Test("The depth limit can be set", arguments: [0, 1, 2, 7])
  func limitCanBeSet(_ limit: Int) {
    let options = JSONParseOptions(depthLimit: limit)
    let open = String(repeating: "[", count: limit + 1)
    let text = open + String(repeating: "]", count: limit + 1)
    let error = thrown { try Document(parsing: text, options: options) }
    #expect(error?.issue.kind == .depthLimit(limit))
    #expect(error?.issue.location == SourceLocation(offset: limit, length: 1, line: 1, column: limit + 1))
    let fitting = limit == 0 ? "1" : String(text.dropFirst().dropLast())
    #expect(throws: Never.self) { try Document(parsing: fitting, options: options) }
  }

  @Test("Nested brackets are rejected at the first one above the limit", arguments: shapes, [true, false])
  func bombs(shape: (openings: [String], closings: [String]), isClosed: Bool) throws {
    let text = Self.nested(shape.openings, shape.closings, depth: 100_000, isClosed: isClosed)
    let error = try syntaxError(text)
    #expect(error.issue.kind == .depthLimit(512) && error.issue.path.components.count == 512)
    #expect(!error.rendered().isEmpty)
  }

  @Test("Any number of levels needs no stack, in all shapes", arguments: shapes)
  func million(openings: [String], closings: [String]) throws {
    let options = JSONParseOptions(depthLimit: 3_000_000)
    // A debug build takes 10 seconds for a million levels.
    let depth = Thoroughness.optimizedRounds(30_000, of: openings == ["["] ? 1_000_000 : 100_000)
    let text = LimitTests.nested(openings, closings, depth: depth)
    #expect(try rewritten(text, JSONWriteOptions(depthLimit: 3_000_000), parsing: options) == text)
    let open = LimitTests.nested(openings, closings, depth: depth, isClosed: false)
    let error = thrown { try Document(parsing: open, options: options) }
    #expect(error?.issue.code == .unexpectedEnd && error?.issue.location?.offset == open.utf8.count)
  }

  @Test("A text above the size limit is rejected", arguments: [("12345", "5 bytes are"), ("1", "1 byte is")])
  func sizeLimit(_ text: String, _ size: String) {
    let (count, limit) = (text.utf8.count, text.utf8.count - 1)
    #expect(parseError(text.utf8, options: JSONParseOptions(sizeLimit: count)) == nil)
    let error = parseError(text.utf8, options: JSONParseOptions(sizeLimit: limit))
    #expect(error?.issue.kind == .sizeLimit(limit, actual: count) && error?.issue.category == .limit)
    #expect(error?.description == "$: \(size) more than the limit of \(limit) [size-limit]")
    #expect(error?.rendered() == "error[size-limit]: \(size) more than the limit of \(limit)\n  --> $")
  }
}
