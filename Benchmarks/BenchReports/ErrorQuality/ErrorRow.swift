/// A strategy or peer that decodes malformed documents.
package struct ErrorRow {
  package let name: String
  /// Returns the result for a document, with the first issue or all of them; `nil` if the strategy doesn't
  /// map the model.
  package let answer: (_ document: MalformedDocument, _ all: Bool) -> ErrorAnswer?

  package init(name: String, answer: @escaping (MalformedDocument, Bool) -> ErrorAnswer?) {
    self.name = name
    self.answer = answer
  }
}
