import ManualMapping
import Testing

/// The overload that was called; only that for literals searches the key without copying it.
private enum Form: Equatable { case literal, text }

// The package's overloads, with their attributes and type parameters.

private struct Members {
  subscript<Value: ManualReadable>(key: JSONKey) -> (Form, Value?) { (.literal, nil) }
  @_disfavoredOverload
  subscript<Key: DynamicKey, Value: ManualReadable>(key: Key) -> (Form, Value?) { (.text, nil) }

  func put(_ key: JSONKey, _ value: some JSONWritable) -> Form { .literal }
  @_disfavoredOverload
  func put(_ key: some DynamicKey, _ value: some JSONWritable) -> Form { .text }
}

@Suite("Literal keys in mappings by hand")
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
