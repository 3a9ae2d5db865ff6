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
    expectSame(
      text, { (json) throws(JSONError) in try json.int() },
      { (cursor) throws(CursorFailure) in try cursor.int() })
    expectSame(
      text, { (json) throws(JSONError) in try json.integer(UInt64.self) },
      { (cursor) throws(CursorFailure) in try cursor.integer(UInt64.self) })
    expectSame(
      text, { (json) throws(JSONError) in try json.integer(UInt8.self) },
      { (cursor) throws(CursorFailure) in try cursor.integer(UInt8.self) })
    expectSame(
      text, { (json) throws(JSONError) in try json.double().bitPattern },
      { (cursor) throws(CursorFailure) in try cursor.double().bitPattern })
    expectSame(
      text, { (json) throws(JSONError) in try json.float().bitPattern },
      { (cursor) throws(CursorFailure) in try cursor.float().bitPattern })
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
    expectSame(
      text, { (json) throws(JSONError) in try json.string() },
      { (cursor) throws(CursorFailure) in try cursor.string() })
  }

  @Test(
    "A cursor decodes the same booleans and null as a document",
    arguments: [
      "true", "false", "null", "tru", "truE", "fals", "nul", "nulL", "1", "\"true\"", "", " true ",
      "truefalse",
    ])
  func literals(_ text: String) {
    expectSame(
      text, { (json) throws(JSONError) in try json.bool() },
      { (cursor) throws(CursorFailure) in try cursor.bool() })
    expectSame(
      text, { (json) throws(JSONError) in json.isNull ? nil : try json.bool() },
      { (cursor) throws(CursorFailure) in cursor.consumeNull() ? nil : try cursor.bool() })
  }

  @Test("A cursor returns the bytes only of strings without escapes")
  func bytesOfStrings() {
    func bytes(_ text: String) -> [UInt8]? {
      read(text) { (cursor) throws(CursorFailure) in
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
    let value = read(#"[{"a":[1,2,{}]}, 7]"#) { (cursor) throws(CursorFailure) in
      try cursor.withContext(context) { (cursor) throws(CursorFailure) in
        try cursor.array { (cursor) throws(CursorFailure) in
          try cursor.value { (json) throws(JSONError) in
            "\(OwnedJSON(json)) \(json.context(String.self) ?? "")"
          }
        }
      }
    }
    #expect(value == [#"{"a":[1,2,{}]} shared"#, "7 shared"])
    let refused: Int? = read("[1]") { (cursor) throws(CursorFailure) in
      try cursor.value { (json) throws(JSONError) in try json.int() }
    }
    #expect(refused == nil)
  }

  private func read<Value>(
    _ text: String, _ body: (inout JSONCursor) throws(CursorFailure) -> Value
  ) -> Value? {
    try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions(), body)
  }

  private func expectSame<Value: Equatable>(
    _ text: String, _ read: (JSONValue) throws(JSONError) -> Value,
    _ readByCursor: (inout JSONCursor) throws(CursorFailure) -> Value
  ) {
    func readDocument() throws(JSONError) -> Value { try read(try Document(parsing: text).root) }
    #expect(self.read(text, readByCursor) == (try? readDocument()), "\(text)")
  }
}
