import ApplicativeMapping
import JSONCore
import MappingTestSupport
import Testing

@Suite("Descriptions on an exhausted stack")
struct ExhaustedDescriptionTests {
  /// Deep enough that decoding a container checks the stack.
  private let brackets = (String(repeating: "[", count: 40), String(repeating: "]", count: 40))

  @Test("Containers of a deep document are omitted, scalars are not")
  func containers() throws {
    try Document(parsing: "[1,\(brackets.0)\(brackets.1)]").withRoot { (root) throws(JSONError) in
      let array = try root.array()
      #expect(onExhaustedStack { array[0]?.description } == "Number(1)")
      #expect(onExhaustedStack { array[1]?.description } == "")
      #expect(onExhaustedStack { root.description } == "")
    }
  }
}
