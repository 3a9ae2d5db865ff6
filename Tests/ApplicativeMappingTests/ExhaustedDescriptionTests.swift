import ApplicativeMapping
import JSONCore
import TestSupport
import Testing

@Suite("Descriptions where the stack is used up")
struct ExhaustedDescriptionTests {
  /// So deep that reading a container looks at the stack.
  private let brackets = (String(repeating: "[", count: 40), String(repeating: "]", count: 40))

  @Test("A container in a deep document is left out, a scalar is not")
  func containers() throws {
    try Document(parsing: "[1,\(brackets.0)\(brackets.1)]").withRoot { (root) throws(JSONError) in
      let array = try root.array()
      #expect(onExhaustedStack { array[0]?.description } == "Number(1)")
      #expect(onExhaustedStack { array[1]?.description } == "")
      #expect(onExhaustedStack { root.description } == "")
    }
  }
}
