import JSONMapping
import JSONStreaming
import Testing

@Suite("Streams that are split anywhere")
struct SplitTests {
  /// Texts, and the paths of their arrays.
  static let documents: [(text: String, path: String)] = [
    (#"[]"#, ""), (#" [ 1 , 2.5e-3,-0 ,true,null, "a" ] "#, ""),
    (#"[{"a":[1,{"b":"]}"}]},"\"\\\u00e9\ud83d\ude00",[[]],{}]"#, ""),
    (
      #"{"info":{"data":[1,"x\\",{"y":[]}],"n":-1.5E+10},"data":{"more":false,"movies":[{"t":"Été 😀"},"#
        + #"{"t":"\u0041"}],"after":[[[1]]]},"end":null}"#,
      "data.movies"
    ),
    ("{\r\n \"a\": [\r\n  [1,\r\n 2],\r\n  [\"b\", [3, 4\r\n]]\r\n]\r\n}\r\n", "a[1][1]"),
    (#"{"k\u0065y":[1,2,3]}"#, "key"),
    (#"{"a":[1],"a":[2]}"#, "a"),
  ]

  @Test("Every split has the elements of the whole document", arguments: documents)
  func everySplit(text: String, path: String) throws {
    let bytes = Array(text.utf8)
    let path = JSONKeyPath(path)
    let whole = try AnyJSONMapper().array.at(path).decode(bytes)
    for chunking in Chunking.splits(of: bytes, sizes: [1, 2, 3, 5, 7, 11, 64]) {
      let outcome = outcome(of: bytes, AnyJSONMapper(), .elements(at: path), chunking)
      #expect(outcome == StreamOutcome(models: whole), "\(chunking)")
    }
  }

  /// Texts that aren't JSON, or end too early.
  static let broken: [(text: String, path: String)] = [
    ("", ""), ("  \n ", ""), ("[", ""), ("[1", ""), ("[1,", ""), ("[1,]", ""), ("[1 2]", ""), ("[1}", ""),
    ("[1:2]", ""), ("[,]", ""), ("[1]]", ""), ("[1] x", ""), ("[tru]", ""), ("[1,truex]", ""),
    ("[1, nul", ""), ("[01]", ""), ("[1.]", ""), ("[-]", ""), ("[1e]", ""), ("[1e+", ""), ("[1x,2]", ""),
    ("[-Infinity]", ""), ("[0x1F]", ""), (#"["a]"#, ""), (#"["\x"]"#, ""), (#"["\u12"]"#, ""),
    (#"["\ud800"]"#, ""), (#"["\udc00"]"#, ""), (#"["\ud800\u0041"]"#, ""), ("[\"a\u{1}b\"]", ""),
    (#"[{"a"}]"#, ""), (#"[{"a":}]"#, ""), (#"[{"a":1,}]"#, ""), (#"[{,}]"#, ""), (#"[{1:2}]"#, ""),
    (#"[{"a":1 "b":2}]"#, ""), ("[{\"a\":1\n{}]", ""), (#"{"x":[1,2,,3],"a":[]}"#, "a"),
    (#"{"x":{"y":[tru]},"a":[]}"#, "a"), (#"{"x":"\q","a":[]}"#, "a"), (#"{"x" 1,"a":[]}"#, "a"),
    (#"{"a":[1],}"#, "a"), (#"{"a":[1] "b":2}"#, "a"), (#"{"a":[1],"b":[1,]}"#, "a"),
    (#"{"a":[1],"b":{"c":"}"#, "a"), (#"{"a":[1]}{"#, "a"), (#"{"a":[1],"b":1.e}"#, "a"),
    (#"{"a":[1],b:2}"#, "a"), ("\u{FEFF}[1]", ""), ("[1,\u{A0}2]", ""), ("[1;2]", ""),
    ("[\u{201C}a\u{201D}]", ""), ("{\"a\":[\n1\n2]}", "a"), (#"{"a":[[[1,2}]]}"#, "a"),
    ("{\"x\":[\n  1\n  2],\"a\":[]}", "a"), (#"{"":[1,"a":2}"#, "a"),
    (#"{"password":[1,secret],"a":[]}"#, "a"), (#"{"password":[1,secret]}"#, "password"),
  ]

  @Test(
    "Every split of a malformed text has the same error, with the code, path and location of the whole document",
    arguments: broken)
  func everySplitOfBroken(text: String, path: String) throws {
    let bytes = Array(text.utf8)
    let path = JSONKeyPath(path)
    let whole = try #require(throws: JSONError.self) { try AnyJSONMapper().array.at(path).decode(bytes) }
    let first = outcome(of: bytes, AnyJSONMapper(), .elements(at: path), .split(0))
    #expect(first.error?.place == whole.place)
    #expect(first.error?.description == whole.description)
    for chunking in Chunking.splits(of: bytes, sizes: [1, 2, 3, 5]) {
      let outcome = outcome(of: bytes, AnyJSONMapper(), .elements(at: path), chunking)
      #expect(outcome.told == first.told, "\(chunking)")
    }
  }

  static let malformedUTF8: [[UInt8]] = [
    [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF0, 0x9F, 0x98], [0xFF], [0xEF, 0xBB],
  ]

  @Test("Bytes that aren't UTF-8 have the same error for every split", arguments: malformedUTF8)
  func malformed(bytes: [UInt8]) throws {
    for (before, behind) in [
      ("[\"a", "b\"]"), ("{\"x\":\"", "\",\"a\":[1]}"), ("[", "]"), ("[\"a", ""), ("{\"", "\":1}"),
    ] {
      let bytes = Array(before.utf8) + bytes + Array(behind.utf8)
      let path = JSONKeyPath(before.hasPrefix("[") ? "" : "a")
      let whole = try #require(throws: JSONError.self) { try AnyJSONMapper().array.at(path).decode(bytes) }
      for size in [1, 2, 3, 100] {
        let outcome = outcome(of: bytes, AnyJSONMapper(), .elements(at: path), .size(size))
        #expect(outcome.error?.place == whole.place, "chunks of \(size)")
        #expect(outcome.error?.description == whole.description)
      }
    }
  }

  @Test(
    "Lines are counted correctly when the memory is reused, with any line endings",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = "[" + String(repeating: "\(end)1,", count: 120_000) + "\(end) nil]"
    let bytes = Array(text.utf8)
    let whole = try #require(throws: JSONError.self) { try AnyJSONMapper().array.decode(bytes) }
    #expect(whole.line == 120_002 && whole.column == 2)
    for size in [997, 65_536] {
      let outcome = outcome(of: bytes, AnyJSONMapper(), .elements(at: []), .size(size))
      #expect(outcome.error?.place == whole.place, "chunks of \(size)")
    }
  }

  @Test("The error of a long token doesn't depend on where chunks end")
  func longToken() throws {
    let bytes = Array("[1\(String(repeating: "2", count: 700))+\(String(repeating: "3", count: 2000))]".utf8)
    let first = outcome(of: bytes, AnyJSONMapper(), .elements(at: []), .size(bytes.count))
    #expect(first.error?.issue.code == .invalidNumber && first.error?.issue.location?.length == 1213)
    for size in [1, 100, 1000] {
      #expect(
        outcome(of: bytes, AnyJSONMapper(), .elements(at: []), .size(size)) == first, "chunks of \(size)")
    }
  }
}

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
      of: "{\"x\":\"\(long)\",\"a\":[1]}", AnyJSONMapper(), .elements(at: "a"), .size(3), options: options)
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
    ] { try expectSameAsWhole(mapper, Array(text.utf8), at: "a", text, sizes: [size]) }
  }
}
