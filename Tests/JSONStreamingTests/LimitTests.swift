import JSONMapping
import JSONStreaming
import Testing

@Suite("Limits of streams")
struct LimitTests {
  private let options = StreamOptions(elementLimit: 20)

  static let long = "\"" + String(repeating: "x", count: 50) + "\""

  @Test(
    "A long element is an error, and the next one can be decoded",
    arguments: ["[1,\(long),2]", "[1,[\(long)],2]"], [1, 7, 1000])
  func longElement(text: String, size: Int) throws {
    let decoder = StreamDecoder(AnyJSONMapper(), .elements(at: []), options: options)
    let (models, errors) = decoder.drained(Array(text.utf8), .size(size))
    #expect(models == [number(1), number(2)] && decoder.isEnded && decoder.count == 3)
    #expect(errors.map(\.issue.code) == [.sizeLimit] && errors.map { "\($0.issue.path)" } == ["$[1]"])
    #expect(errors.map(\.line) == [1] && errors.map(\.column) == [4])
  }

  @Test("A long line is an error, and the next one can be decoded")
  func longLine() throws {
    let text = "1\n\(Self.long)\n2\n"
    let report = LossReport()
    var lossy = AnyJSONMapper().lines(in: Array(text.utf8), options: options).lossy(report)
    var models: [OwnedJSON] = []
    try lossy.forEach { models.append($0) }
    #expect(models == [number(1), number(2)])
    #expect(
      report.dropped.map(\.error.description) == [
        "$: 52 bytes are more than the limit of 20 (line 2, column 1) [size-limit]"
      ])
    let outcome = outcome(of: text, AnyJSONMapper(), .lines, .size(1), options: options)
    #expect(
      outcome.error?.description
        == "$: 21 bytes are more than the limit of 20 (line 2, column 1) [size-limit]")
  }

  @Test("A long string beside the array needs no memory; a long key or number does")
  func longTokens() {
    let long = String(repeating: "1", count: 50)
    let skipped = outcome(
      of: "{\"x\":\"\(long)\",\"a\":[1]}", AnyJSONMapper(), .elements(at: "a"), .size(3),
      options: options)
    #expect(skipped == StreamOutcome(models: [number(1)]))
    for text in ["{\"x\":\(long),\"a\":[1]}", "{\"\(long)\":1,\"a\":[1]}"] {
      let refused = outcome(of: text, AnyJSONMapper(), .elements(at: "a"), .size(3), options: options)
      #expect(refused.error?.issue.code == .sizeLimit)
    }
  }

  @Test("Levels are counted from the root of the stream, in elements and beside them", arguments: [1, 1000])
  func depth(size: Int) throws {
    let mapper = AnyJSONMapper(parsing: JSONParseOptions(depthLimit: 5))
    for text in [
      #"{"a":[[[[1]]]]}"#, #"{"a":[[[[[1]]]]]}"#, #"{"x":[[[[1]]]],"a":[]}"#, #"{"x":[[[[[1]]]]],"a":[]}"#,
      #"{"a":[1,{"b":{"c":{"d":[1]}}}]}"#,
    ] {
      try expectSameAsWhole(mapper, Array(text.utf8), at: "a", text, sizes: [size])
    }
  }
}
