import ApplicativeMapping
import JSONCore
import Testing

/// The forms of a field operator, attributes included; each tells which one was chosen.
private enum Form {
  case literal, text, textPath
}

infix operator <|~ : MultiplicationPrecedence

private func <|~ (json: JSON, key: FieldKey) -> Form { .literal }

@_disfavoredOverload
private func <|~ (json: JSON, key: String) -> Form { .text }

@_disfavoredOverload
private func <|~ (json: JSON, path: [String]) -> Form { .textPath }

@Suite("Keys written as literals")
struct LiteralKeyTests {
  @Test("take the form that copies no text, though forms for strings stand beside it")
  func choice() throws {
    let document = try Document(parsing: "{}")
    let key = "a"
    let forms = [
      document.root <|~ "a", document.root <|~ ["a", "b"], document.root <|~ key,
      document.root <|~ ["a", key],
    ]
    #expect(forms == [.literal, .literal, .text, .textPath])
  }
}
