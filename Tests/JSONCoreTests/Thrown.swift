import JSONCore
import Testing

extension Document {
  /// The error that `body` throws for the root. Fails the test if it throws none.
  func thrown<Result>(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: (JSONValue) throws(JSONError) -> Result
  ) -> JSONError? {
    #expect(throws: JSONError.self, sourceLocation: sourceLocation) { _ = try withRoot(body) }
  }

  /// The error that `body` throws for a model, which the root is.
  func thrown(by model: Any.Type, _ body: (JSONValue) throws(JSONError) -> Void) -> JSONError? {
    thrown { json throws(JSONError) in
      do throws(JSONError) { try body(json) } catch { throw error.annotated(model: model, at: json) }
    }
  }
}

/// The error of parsing a text; `nil` if it can be parsed.
func parseError(
  _ text: some Collection<UInt8>, options: JSONParseOptions = JSONParseOptions()
) -> JSONError? {
  do throws(JSONError) {
    _ = try Document(parsing: text, options: options)
    return nil
  } catch { return error }
}

/// The error of parsing a text, with some extensions of the grammar; `nil` if it can be parsed.
func parseError(_ text: String, _ tolerances: JSONParseOptions.Tolerances = []) -> JSONError? {
  parseError(text.utf8, options: JSONParseOptions(tolerances: tolerances))
}

extension JSONError {
  /// All texts that an error shows.
  var shownTexts: [String] {
    [
      description, rendered(), rendered(color: true), json, "\(issue.kind)", issue.preview ?? "",
      issue.message, withoutValues.rendered(), withoutValues.json, issue.advice.joined(),
      rendered(hidesValues: true),
    ]
  }

  /// Expects that no text shows a part of a secret: `hunter`, or the number 4711, or 0x1267.
  func expectNoSecrets(in document: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for shown in shownTexts {
      #expect(
        !["hunter", "4711", "1267"].contains { shown.contains($0) }, "\(document): \(shown)",
        sourceLocation: sourceLocation)
    }
  }
}

/// The error of parsing a text that isn't JSON.
func syntaxError(_ text: String) throws -> JSONError { try #require(parseError(text)) }
