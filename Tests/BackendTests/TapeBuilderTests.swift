import JSONCore
import Testing

@Suite struct TapeBuilderTests {
  @Test func buildsTheDocumentThatParsingBuilds() throws {
    var builder = TapeBuilder(capacity: 1)
    try builder.beginObject()
    try builder.key("é\"")
    try builder.beginArray()
    try builder.appendNull()
    try builder.append(true)
    try builder.append(false)
    try builder.append(Int64.min)
    try builder.append(UInt64.max)
    try builder.append(7 as UInt64)
    try builder.append(2.5)
    try builder.append(number: "1e999")
    try builder.append(number: "123456789012345678901")
    try builder.append(number: "0.10")
    try builder.append("tab\t")
    builder.endArray()
    try builder.key(utf8: Array("empty".utf8).span)
    try builder.beginObject()
    try builder.endObject()
    try builder.key("")
    try builder.append(utf8: Array("😀".utf8).span)
    try builder.endObject()
    let document = builder.finish()
    let text = String(decoding: try NativeBackend.serialize(document.root), as: UTF8.self)
    #expect(
      text == #"{"é\"":[null,true,false,-9223372036854775808,18446744073709551615,7,2.5,1e999,"#
        + #"123456789012345678901,0.10,"tab\t"],"empty":{},"":"😀"}"#)
    #expect(!document.hasPositions)
  }

  @Test(
    "An integral double can be read as an integer",
    arguments: [("2016.0", 2016), ("-0.0", 0), ("1e15", 1_000_000_000_000_000)])
  func doublesAreIntegersToo(_ text: String, _ expected: Int) throws {
    var builder = TapeBuilder()
    try builder.append(try #require(Double(text)))
    let document = builder.finish()
    #expect(try document.root.int() == expected)
  }

  @Test(
    "Messages show the values of a document without a text",
    arguments: [
      ("7", "expected String, found 7"),
      ("18446744073709551615", "expected String, found 18446744073709551615"),
      ("1e999", "expected String, found 1e999"), ("0.10", "expected String, found 0.10"),
    ])
  func previewsOfNumbers(_ number: String, _ expected: String) throws {
    var builder = TapeBuilder()
    try builder.beginArray()
    try builder.append("text")
    try builder.append(number: number)
    try builder.append(number: "99")
    builder.endArray()
    let document = builder.finish()
    let error = #expect(throws: JSONError.self) {
      try document.withRoot { (json) throws(JSONError) in _ = try json.value(at: "1").string() }
    }
    #expect(error?.issue.message == expected)
    let literal = try document.root.value(at: "1").numberLiteral
    #expect(literal == number)
  }

  @Test("An error shows the text of a string that a builder appended")
  func previewsOfStrings() throws {
    var builder = TapeBuilder()
    try builder.append("a\"\n")
    let document = builder.finish()
    let error = #expect(throws: JSONError.self) {
      try document.withRoot { (json) throws(JSONError) in _ = try json.int() }
    }
    #expect(error?.description == #"$: expected Int, found string "a\"\n" [type-mismatch]"#)
  }

  @Test func errorsHaveThePath() {
    func failure(_ body: (inout TapeBuilder) throws(JSONError) -> Void) -> String? {
      var builder = TapeBuilder(
        options: JSONParseOptions(depthLimit: 2, sizeLimit: 5, duplicateKeys: .reject))
      do throws(JSONError) {
        try builder.beginObject()
        try builder.key("a")
        try builder.beginArray()
        try builder.append(1 as Int64)
        try body(&builder)
        return nil
      } catch { return error.description }
    }
    #expect(
      failure { (builder) throws(JSONError) in try builder.append(Double.nan) }
        == "$.a[1]: nan can't be written as a JSON number [non-finite-number]")
    #expect(
      failure { (builder) throws(JSONError) in try builder.beginArray() }
        == "$.a[1]: nesting is deeper than the limit of 2 [depth-limit]")
    #expect(
      failure { (builder) throws(JSONError) in try builder.append(number: "01") }
        == "$.a[1]: \"01\" is not a JSON number [invalid-number]")
    #expect(
      failure { (builder) throws(JSONError) in try builder.append(utf8: [0x61, 0xC3].span) }
        == "$.a[1]: byte 0xC3 is not valid UTF-8 [invalid-utf8]")
    #expect(
      failure { (builder) throws(JSONError) in for _ in 0..<2 { try builder.appendNull() } }
        == "$.a[2]: 19 bytes are more than the limit of 5 [size-limit]")
  }

  @Test("A builder rejects duplicate keys on request")
  func rejectsDuplicates() {
    let error = #expect(throws: JSONError.self) {
      var builder = TapeBuilder(options: JSONParseOptions(duplicateKeys: .reject))
      try builder.beginArray()
      try builder.beginObject()
      for key in ["a", "b", "a"] {
        try builder.key(key)
        try builder.appendNull()
      }
      try builder.endObject()
    }
    #expect(error?.description == "$[0].a: duplicate key \"a\" [duplicate-key]")
  }

  @Test(
    "A string of well-formed UTF-8 is appended",
    arguments: [
      [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0x61, 0xF0, 0x9F, 0x98, 0x80, 0x62], [],
    ] as [[UInt8]])
  func validUTF8(_ bytes: [UInt8]) throws {
    var builder = TapeBuilder()
    try builder.append(utf8: bytes.span)
    let document = builder.finish()
    #expect(try document.root.string() == String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "Bytes that are not well-formed UTF-8 are refused",
    arguments: [
      [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0x61, 0xFF, 0x61, 0x61, 0x61],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) {
      var builder = TapeBuilder()
      try builder.append(utf8: bytes.span)
    }
    #expect(error?.issue.code == .invalidUTF8)
  }

  @Test func misuseStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.beginObject()
      try builder.append(true)
    }
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.beginArray()
      try builder.key("a")
    }
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.beginArray()
      try builder.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.append(true)
      try builder.append(true)
    }
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.beginObject()
      try builder.key("a")
      try builder.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var builder = TapeBuilder()
      try builder.beginArray()
      _ = builder.finish()
    }
  }
}
