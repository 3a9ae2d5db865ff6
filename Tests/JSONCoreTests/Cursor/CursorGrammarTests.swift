import MappingTestSupport
import Testing

@testable import JSONCore

/// A document accepts each text that a cursor accepts. Few texts are left to the document.
@Suite("A cursor and a document accept the same texts")
struct CursorGrammarTests {
  @Test("A cursor skips exactly the conformance documents that are JSON and not too deep")
  func conformance() throws {
    for name in try Fixture.documents(in: "conformance") {
      let bytes = try Fixture.bytes("conformance/\(name)")
      let isAccepted = (try? Document(parsing: bytes)) != nil
      // Nested too deep for the stack.
      let isDeep = name == "y_array_depth_100.json"
      #expect(isSkipped(bytes) == (isAccepted && !isDeep), "\(name)")
    }
  }

  @Test(
    "A cursor skips a document with a replaced byte only if it is still JSON",
    arguments: ByteChangeTests.documents)
  func replacedBytes(_ text: String) {
    let differences = ByteChangeTests.replacements(in: text).filter {
      isSkipped($0) != ReferenceValidator.accepts($0)
    }
    #expect(differences == [])
  }

  @Test("A cursor skips a damaged document only if it is still JSON", arguments: 1...4)
  func damagedDocuments(_ seed: UInt64) {
    var generator = DocumentGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<1_000 {
      let bytes = generator.mutated(Array(generator.document().utf8))
      let isJSON = (try? Document(parsing: bytes)) != nil
      accepted += isJSON ? 1 : 0
      #expect(isSkipped(bytes) == isJSON, "\(String(decoding: bytes, as: UTF8.self))")
    }
    // Some documents are still JSON, and some aren't.
    #expect(accepted > 50 && accepted < 950)
  }

  @Test(
    "A cursor leaves values that are nested too deep for the stack to the document",
    arguments: [(StackRoom.freeDepth, true), (StackRoom.freeDepth + 1, false)])
  func depth(_ levels: Int, isSkipped: Bool) {
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}")] {
      let text = String(repeating: opening, count: levels) + "1" + String(repeating: closing, count: levels)
      #expect(self.isSkipped(Array(text.utf8)) == isSkipped)
    }
  }

  @Test(
    "A cursor isn't used if the options change the grammar, the size or the meaning",
    arguments: [
      JSONParseOptions(sizeLimit: 1), JSONParseOptions(duplicateKeys: .useLast),
      JSONParseOptions(duplicateKeys: .reject), JSONParseOptions(tolerances: .trailingCommas),
      JSONParseOptions(allowsByteOrderMark: true), JSONParseOptions(tolerances: .json5),
      JSONParseOptions(assumesTopLevelDictionary: true), JSONParseOptions(depthLimit: 0),
    ])
  func options(_ options: JSONParseOptions) {
    let bytes = Array("[]".utf8)
    #expect(isSkipped(bytes))
    #expect(!isSkipped(bytes, options: options))
  }

  private func isSkipped(_ bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()) -> Bool {
    let passed: Void? = try? JSONCursor.read(bytes.span.bytes, options: options) {
      (cursor) throws(CursorFailure) in try cursor.skipValue()
    }
    return passed != nil
  }
}
