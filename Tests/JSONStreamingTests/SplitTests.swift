import JSONMapping
import JSONStreaming
import Testing

@Suite("Streams that are split anywhere")
struct SplitTests {
  /// Texts, and the paths of their arrays.
  static let documents: [(text: String, path: String)] = [
    (#"[]"#, ""),
    (#" [ 1 , 2.5e-3,-0 ,true,null, "a" ] "#, ""),
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
