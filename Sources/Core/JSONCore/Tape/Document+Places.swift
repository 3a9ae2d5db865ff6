extension Document {
  /// The places of a container's elements, or of its members' values, which stand right behind their keys; at
  /// most `limit` of them.
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

  /// The places that a value takes up.
  func places(of value: Int) -> Range<Int> { value..<value + tape[value].size }
}
