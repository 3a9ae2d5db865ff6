// A place is the index of a node on the tape.
extension Document {
  /// The places of a container's elements, or of its members' values, each right after its key; at most
  /// `limit` of them.
  ///
  /// - Complexity: O(*n*) in their number.
  func children(of container: Int, limit: Int = .max) -> [Int] {
    guard tape[container].isContainer else { return [] }
    let gap = tape[container].isKind(.object) ? 1 : 0
    var child = container + 1 + gap
    return (0..<min(tape[container].count, limit)).map { _ in
      defer { child += tape[child].size + gap }
      return child
    }
  }

  /// The places that a value occupies.
  func places(of value: Int) -> Range<Int> { value..<value + tape[value].size }
}
