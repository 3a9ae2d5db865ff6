import Testing

@testable import JSONCore

@Suite("A cursor decodes the same values as a document")
struct CursorValueTests {
  static let numberTexts = [
    "0", "-0", "7", "-7", "12345678", "123456789012345", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "2016.0", "1e2", "15e-1", "-0.0",
    "0.1", "123456.789", "12345678.12345678", "3.4028236e38", "1e400", "-1e400", "255", "256", "-1", "1E+2",
    "100000000000000000000000000000", "0.30000000000000004", "1.00000005960464484", "01", "1.", ".5", "+1",
    "-",
  ]

  @Test("A cursor decodes the same numbers as a document", arguments: numberTexts)
  func numbers(_ text: String) {
    expectSame(text, { try $0.int() }, { try $0.int() })
    expectSame(text, { try $0.integer(UInt64.self) }, { try $0.integer(UInt64.self) })
    expectSame(text, { try $0.integer(UInt8.self) }, { try $0.integer(UInt8.self) })
    expectSame(text, { try $0.double().bitPattern }, { try $0.double().bitPattern })
    expectSame(text, { try $0.float().bitPattern }, { try $0.float().bitPattern })
  }

  @Test(
    "A cursor decodes the same strings as a document",
    arguments: [
      #""""#, #""a""#, #""fifteen bytes!!""#, #""sixteen bytes!!!""#,
      #""a string that is longer than any small one""#,
      #""\n\t\"\\\/\b\f\r""#, #""\u00e9\uD83D\uDE00""#, "\"é名\u{1F600}\"", #""plain and \u0041 escaped é""#,
      #""\ud800""#, #""\x""#, "\"\n\"", #""open"#, "\"\u{7F}\u{80}\"", "7", "null",
    ])
  func strings(_ text: String) {
    expectSame(text, { try $0.string() }, { try $0.string() })
  }

  @Test(
    "A cursor decodes the same booleans and null as a document",
    arguments: [
      "true", "false", "null", "tru", "truE", "fals", "nul", "nulL", "1", "\"true\"", "", " true ",
      "truefalse",
    ])
  func literals(_ text: String) {
    expectSame(text, { try $0.bool() }, { try $0.bool() })
    expectSame(text, { $0.isNull ? nil : try $0.bool() }, { $0.consumeNull() ? nil : try $0.bool() })
  }

  @Test("A cursor returns the bytes only of strings without escapes")
  func bytesOfStrings() {
    func bytes(_ text: String) -> [UInt8]? {
      readByCursor(text) { (cursor) throws(CursorFailure) in
        try cursor.withUTF8 { (span) throws(CursorFailure) in span.withUnsafeBufferPointer { Array($0) } }
      }
    }
    #expect(bytes(#" "2016-06-17" "#) == Array("2016-06-17".utf8))
    #expect(bytes(#""é""#) == Array("é".utf8))
    #expect(bytes(#""\u0041""#) == nil)
    #expect(bytes("7") == nil)
  }

  @Test("A cursor parses a value of an unknown type as a separate document, with the context of the decode")
  func documentsOfTheirOwn() throws {
    let context = DecodingContext.holding("shared")
    let value = readByCursor(#"[{"a":[1,2,{}]}, 7]"#) { (cursor) throws(CursorFailure) in
      try cursor.withContext(context) { (cursor) throws(CursorFailure) in
        try cursor.array { (cursor) throws(CursorFailure) in
          try cursor.value { (json) throws(JSONError) in
            "\(try OwnedJSON(json)) \(json.context(String.self) ?? "")"
          }
        }
      }
    }
    #expect(value == [#"{"a":[1,2,{}]} shared"#, "7 shared"])
    let refused: Int? = readByCursor("[1]") { (cursor) throws(CursorFailure) in
      try cursor.value { (json) throws(JSONError) in try json.int() }
    }
    #expect(refused == nil)
  }

  @Test("A cursor lends the context of the decode to a closure, which continues to read")
  func lentContext() {
    let context = DecodingContext.holding(["one", "two"])
    func names<Context>(_ type: Context.Type, _ name: (Context, Int) -> String?) -> [String?]? {
      readByCursor("[0,1]") { (cursor) throws(CursorFailure) in
        try cursor.withContext(context) { (cursor) throws(CursorFailure) in
          let names = try cursor.context(type) { (context, cursor) throws(CursorFailure) in
            try cursor.array { (cursor) throws(CursorFailure) in name(context, try cursor.int()) }
          }
          guard let names else { throw CursorFailure() }
          return names
        }
      }
    }
    #expect(names([String].self) { $0[$1] } == ["one", "two"])
    #expect(names((any Sequence<String>).self) { Array($0)[$1] } == ["one", "two"])
    #expect(names(Int.self) { "\($0) \($1)" } == nil)
  }

  private func expectSame<Value: Equatable>(
    _ text: String, _ read: (JSONValue) throws -> Value, _ readNext: (inout JSONCursor) throws -> Value
  ) {
    let byCursor = readByCursor(text) { (cursor) throws(CursorFailure) in
      do { return try readNext(&cursor) } catch { throw CursorFailure() }
    }
    #expect(byCursor == (try? read(try Document(parsing: text).root)), "\(text)")
  }
}

/// The value that `body` decodes from a text; `nil` if the cursor leaves the text to the document.
func readByCursor<Value>(
  _ text: String, _ body: (inout JSONCursor) throws(CursorFailure) -> Value
) -> Value? {
  try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions(), body)
}

@Suite("Arrays and objects that a cursor decodes")
struct CursorContainerTests {
  private final class Element {}

  private struct WeakReference { weak var element: Element? }

  @Test("Arrays of any length are decoded completely", arguments: [0, 1, 2, 15, 16, 17, 33, 1000])
  func arrays(_ count: Int) {
    let numbers = Array(0..<count)
    #expect(integers("\(numbers)") == numbers)
    #expect(integers("[ \(numbers.map(String.init).joined(separator: " ,\n"))\t]") == numbers)
  }

  @Test("Nested arrays are decoded completely")
  func nestedArrays() {
    let rows = (0..<40).map { row in Array(0..<row) }
    let read = readByCursor("\(rows)") { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        try cursor.array { (cursor) throws(CursorFailure) in try cursor.int() }
      }
    }
    #expect(read == rows)
  }

  @Test("An array that fails releases its elements", arguments: [0, 3, 15, 16, 17, 40])
  func elementsOfFailedArrays(_ count: Int) {
    let text = "[" + (0..<count).map { "\($0)," }.joined() + "true]"
    var made: [WeakReference] = []
    let failed: [Element]? = readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        _ = try cursor.int()
        let element = Element()
        made.append(WeakReference(element: element))
        return element
      }
    }
    #expect(failed == nil)
    #expect(made.count == count && made.allSatisfy { $0.element == nil })
  }

  @Test(
    "A key of any length is found, with white space around it",
    arguments: [1, 2, 3, 4, 7, 8, 9, 16, 17, 59, 60, 61, 200])
  func keys(_ length: Int) {
    let key = String(repeating: "k", count: length)
    let texts = [
      (#"{"\#(key)":1}"#, true), ("{ \"\(key)\" :\n1 }", true), (#"{"\#(key)x":1}"#, false),
      (#"{"\#(key.dropLast())":1}"#, false), (#"{"\#(key.dropLast())x":1}"#, false),
      (#"{"x\#(key.dropFirst())":1}"#, key == "x"), (#"{"\#(key)"}"#, false), (#"{"\#(key)""#, false),
    ]
    for (text, isFound) in texts {
      let found = readByCursor(text) { (cursor) throws(CursorFailure) in
        guard try cursor.beginObject(), cursor.consumeKey(key) else { throw CursorFailure() }
        let value = try cursor.int()
        return try cursor.advanceToMember() ? 0 : value
      }
      #expect(found == (isFound ? 1 : nil), "\(text)")
    }
  }

  @Test(
    "Later keys with white space around them are found or skipped",
    arguments: [#"{"x":0,"y":{"z":0},"a":1}"#, "{ \"x\" : 0 ,\n \"y\" : { \"z\"\t: 0 } ,\r\n  \"a\" :1 }"])
  func laterKeys(_ text: String) {
    let found = readByCursor(text) { (cursor) throws(CursorFailure) in
      var value: Int?
      guard try cursor.beginObject() else { throw CursorFailure() }
      repeat {
        if cursor.consumeKey("b") || cursor.consumeKey("a") {
          value = try cursor.int()
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
      guard let value else { throw CursorFailure() }
      return value
    }
    #expect(found == 1)
  }

  @Test("A key with escapes is left to the document, because it may be a key of the model")
  func escapedKeys() {
    func skipped(_ text: String) -> Bool? {
      readByCursor(text) { (cursor) throws(CursorFailure) in
        guard try cursor.beginObject() else { throw CursorFailure() }
        try cursor.skipMember()
        return try cursor.advanceToMember()
      }
    }
    #expect(skipped(#"{"a":[{"\u0062":1}]}"#) == false)
    #expect(skipped(#"{"\u0061":1}"#) == nil)
  }

  @Test("The first of equal keys of a dictionary is used, as in a document")
  func dictionaries() {
    func values(_ text: String) -> [Int: Int]? {
      readByCursor(text) { (cursor) throws(CursorFailure) in
        try cursor.dictionary(keys: Int.self) { (cursor) throws(CursorFailure) in try cursor.int() }
      }
    }
    #expect(values(#"{"1":10, "\u0032":20,"1":30}"#) == [1: 10, 2: 20])
    #expect(values(#"{"x":10}"#) == nil)
  }

  @Test(
    "A value at a path is found among others, and the rest is skipped",
    arguments: [
      (#"{"x":{"b":0},"a":{"c":[],"b":7,"b":8},"a":{"b":9}}"#, 7), (#"{"a":{"c":1}}"#, nil),
      (#"{"a":7}"#, nil), (#"{"a":{"b":7},}"#, nil), (#"{}"#, nil), (#"[{"a":{"b":7}}]"#, nil),
    ])
  func paths(_ text: String, value: Int?) {
    let found = readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.value(at: ["a", "b"]) { (cursor) throws(CursorFailure) in try cursor.int() }
    }
    #expect(found == value)
  }

  private func integers(_ text: String) -> [Int]? {
    readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in try cursor.int() }
    }
  }
}
