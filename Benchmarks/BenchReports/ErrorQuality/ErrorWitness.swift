/// Someone who is asked what is wrong with a document.
package struct ErrorWitness {
  package let name: String
  /// The answer to a document: the first issue, or all of them. `nil` if the witness does not map such a
  /// model.
  package let answer: (_ document: MalformedDocument, _ all: Bool) -> ErrorAnswer?

  package init(name: String, answer: @escaping (MalformedDocument, Bool) -> ErrorAnswer?) {
    self.name = name
    self.answer = answer
  }
}
