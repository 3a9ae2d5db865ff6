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
