import Testing

@testable import JSONCore

/// Texts of every length around the scans' strides, and the bytes after them.
@Suite struct BufferTests {
  @Test(arguments: 0...70)
  func stringsOfEveryLength(_ count: Int) throws {
    let text = String(repeating: "x", count: count)
    for (written, value) in [
      (text, text), (text + #"\n"#, text + "\n"), (#"\n"# + text, "\n" + text), (text + "é", text + "é"),
      (text + #"\ud83d\ude00"#, text + "\u{1F600}"),
    ] {
      #expect(try Document(parsing: "\"\(written)\"").root.string() == value)
      let error = parseError("\"\(written)")
      #expect(error?.issue.code == .unterminatedString)
      #expect(error?.issue.location?.length == written.utf8.count + 1)
    }
  }

  @Test(arguments: 1...70)
  func digitsAndBlanksOfEveryLength(_ count: Int) throws {
    let digits = String(repeating: "7", count: count)
    let number = try Document(parsing: digits)
    #expect(number.root.numberLiteral == digits)
    #expect(try Document(parsing: "[\(digits)]").root.array()[0]?.numberLiteral == digits)
    for blank in [" ", "\n", "\t"] {
      let blanks = String(repeating: blank, count: count)
      #expect(try Document(parsing: blanks + "7" + blanks).root.int() == 7)
      let error = parseError(blanks)
      #expect(error?.issue.code == .emptyInput && error?.issue.location?.offset == count)
    }
  }

  @Test("Bytes after the span aren't part of the text", arguments: 0...70)
  func spanWithinLargerText(_ count: Int) throws {
    let text = Array("[\(String(repeating: "1", count: count))".utf8)
    let larger = text + Array("23]\"}".utf8)
    #expect(throws: JSONError.self) { try Document(parsing: larger.span.extracting(first: text.count)) }
    let array = Array("[\"\(String(repeating: "a", count: count))\"]".utf8)
    let longer = array + Array("\"]]x".utf8)
    let document = try Document(parsing: longer.span.extracting(first: array.count))
    #expect(try document.root.array()[0]?.string().utf8.count == count)
  }

  @Test("A NUL isn't allowed, and doesn't end the text", arguments: 0...40)
  func zeroBytes(_ place: Int) throws {
    let text = Array(#"{"key":[1,"text",true,null,-2.5,{}]}   "#.utf8)
    #expect(throws: Never.self) { try Document(parsing: text) }
    guard place <= text.count else { return }
    let error = parseError(Array(text[..<place]) + [0] + Array(text[place...]))
    let issue = try #require(error?.issue)
    #expect(issue.category == .syntax && issue.code != .unterminatedString)
  }

  @Test("All entry points parse the same")
  func entryPoints() throws {
    let text = #"{"a":[1,"é"]}"#
    let bytes = Array(text.utf8)
    let documents = [
      try Document(parsing: text), try Document(parsing: bytes), try Document(parsing: bytes.span),
      try Document(parsing: bytes.span.bytes),
      try Document(parsing: String(Substring("x\(text)").dropFirst())),
    ]
    for document in documents {
      var writer = JSONWriter()
      try writer.write(document.root)
      #expect(try writer.finish() == bytes)
      #expect(document.hasPositions)
    }
  }
}
