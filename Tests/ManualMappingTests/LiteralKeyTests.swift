import ManualMapping
import Testing

/// The form of the subscript that was called: only a literal key is searched without a copy.
private enum Form: Equatable { case literal, text }

// The forms of the subscripts, attributes and type parameters included.

private struct Members {
  subscript<Value: ManualReadable>(key: JSONKey) -> (Form, Value?) { (.literal, nil) }
  @_disfavoredOverload
  subscript<Key: DynamicKey, Value: ManualReadable>(key: Key) -> (Form, Value?) { (.text, nil) }

  func put(_ key: JSONKey, _ value: some JSONWritable) -> Form { .literal }
  @_disfavoredOverload
  func put(_ key: some DynamicKey, _ value: some JSONWritable) -> Form { .text }
}

@Suite("Keys written as literals, by hand")
struct LiteralKeyTests {
  @Test("A literal key selects the overload that copies no text, although there are overloads for strings")
  func choice() {
    let members = Members()
    let key = "a"
    let read: [(Form, Int?)] = [members["a"], members[key], members["a\(1)"], members[key.prefix(1)]]
    #expect(read.map(\.0) == [.literal, .text, .text, .text])
    #expect([members.put("a", 1), members.put(key, 1), members.put("a\(1)", 1)] == [.literal, .text, .text])
  }
}
