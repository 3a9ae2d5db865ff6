import DerivedMapping
import Testing

@testable import JSONCore

/// Decodes with a cursor and with a document, encodes, and compares the results.
enum BothWays {
  /// Expects that a cursor and a document decode the text to the model, and that the model is encoded as
  /// expected.
  ///
  /// - Parameters:
  ///   - written: The encoded model; `nil` for the same text.
  ///   - inOnePass: Whether the cursor decodes the text, or leaves it to the document.
  static func expect<Model: JSONDecodable & JSONWritable & Equatable>(
    _ text: String, is model: Model, written: String? = nil, inOnePass: Bool = true,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let mapper = DerivedMapper<Model>()
    #expect(try mapper.decode(Document(parsing: text)) == model, sourceLocation: sourceLocation)
    #expect(try mapper.decode(text) == model, sourceLocation: sourceLocation)
    #expect(onePass(text, as: Model.self) == (inOnePass ? model : nil), sourceLocation: sourceLocation)
    #expect(try mapper.encodeToString(model) == written ?? text, sourceLocation: sourceLocation)
  }

  /// The model that a cursor decodes; `nil` if it leaves the text to a document.
  static func onePass<Model: JSONDecodable>(_ text: String, as type: Model.Type) -> Model? {
    onePass(Array(text.utf8), as: type)
  }

  /// The model that a cursor decodes; `nil` if it leaves the text to a document.
  static func onePass<Model: JSONDecodable>(_ text: [UInt8], as type: Model.Type) -> Model? {
    guard DerivedMapper<Model>.readsInOnePass else { return nil }
    return try? JSONCursor.read(text.span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in try Model.decode(from: &cursor)
    }
  }

  /// Expects the same error from the mapper for the text and for its document.
  static func expectError<Model: JSONDecodable>(
    _ text: String, as type: Model.Type, _ description: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let mapper = DerivedMapper<Model>()
    #expect(onePass(text, as: type) == nil, sourceLocation: sourceLocation)
    let byText = #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
      _ = try mapper.decode(text)
    }
    #expect(byText.map(summary) == description, sourceLocation: sourceLocation)
    let byDocument = #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
      _ = try mapper.decode(Document(parsing: text))
    }
    #expect(byDocument.map(summary) == description, sourceLocation: sourceLocation)
  }

  /// `missing-key at $: …`
  static func summary(_ error: JSONError) -> String {
    let issue = error.issue
    return "\(issue.code) at \(issue.path): \(issue.message)"
  }
}
