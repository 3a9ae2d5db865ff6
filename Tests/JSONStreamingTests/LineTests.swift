import JSONMapping
import JSONStreaming
import Testing

@Suite("JSON Lines")
struct LineTests {
  static let texts: [(text: String, values: [Int])] = [
    ("", []), ("\n", []), (" \t\r\n\n", []), ("1", [1]), ("1\n", [1]), ("1\r\n2\r\n", [1, 2]),
    ("1\n\n \n2", [1, 2]),
    ("\u{FEFF}1\n2\n", [1, 2]), ("\u{FEFF}", []), (" 1 \n\t2\t", [1, 2]), ("1\n2\r", [1, 2]),
  ]

  @Test("Blank lines and a byte order mark are skipped, wherever chunks end", arguments: texts)
  func lines(text: String, values: [Int]) {
    let bytes = Array(text.utf8)
    for chunking in Chunking.splits(of: bytes, sizes: [1, 2]) {
      let outcome = outcome(of: bytes, AnyJSONMapper(), .lines, chunking)
      #expect(outcome == StreamOutcome(models: values.map { number($0) }), "\(chunking)")
    }
  }

  @Test("Two values in a line are an error")
  func twoValues() {
    let outcome = outcome(of: "1\n2 3\n", AnyJSONMapper(), .lines, .size(1))
    #expect(outcome.models == [number(1)])
    #expect(
      outcome.error?.description
        == "$: unexpected content after the document (line 2, column 3) [trailing-content]")
  }

  @Test("A byte order mark before an array is an error, unless the options allow it")
  func byteOrderMark() {
    let bytes = Array("\u{FEFF}[1]".utf8)
    #expect(
      outcome(of: bytes, AnyJSONMapper(), .elements(at: []), .size(1)).error?.issue.code
        == .unexpectedCharacter)
    let mapper = AnyJSONMapper(parsing: JSONParseOptions(allowsByteOrderMark: true))
    for size in [1, 2, 100] {
      #expect(
        outcome(of: bytes, mapper, .elements(at: []), .size(size)) == StreamOutcome(models: [number(1)]))
    }
    let further = outcome(of: Array("\u{FEFF}1\n\u{FEFF}2".utf8), mapper, .lines, .size(1))
    #expect(further.error?.issue.advice == ["help: remove it; JSON allows no byte order mark there"])
  }

  @Test("A live stream delivers each value as soon as it is complete")
  func live() throws {
    let decoder = StreamDecoder(AnyJSONMapper(), .lines)
    decoder.append(Array("{\"a\":1}".utf8))
    #expect(try decoder.next() == nil)
    decoder.append(Array("\n".utf8))
    #expect(try decoder.next() != nil)
    let elements = StreamDecoder(AnyJSONMapper(), .elements(at: []))
    elements.append(Array("[{\"a\":1}".utf8))
    #expect(try elements.next() != nil)
    elements.append(Array(",\"x\"".utf8))
    #expect(try elements.next() == .string("x"))
    elements.append(Array(",7".utf8))
    #expect(try elements.next() == nil)
    elements.append(Array(" ".utf8))
    #expect(try elements.next() == number(7))
  }
}
