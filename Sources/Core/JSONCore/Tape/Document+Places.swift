extension Document {
  /// The elements and members that a place is or lies within, the outermost first, by the places of their
  /// values.
  ///
  /// - Parameter start: The container to begin in.
  /// - Complexity: O(*n*) in the members and elements that are passed.
  func values(around place: Int, from start: Int = 0) -> [Int] {
    var values: [Int] = []
    var current = start
    while current < place, tape[current].isContainer {
      let isObject = tape[current].isKind(.object)
      var child = current + (isObject ? 2 : 1)
      while place >= child + tape[child].size { child += tape[child].size + (isObject ? 1 : 0) }
      values.append(child)
      current = child
    }
    return values
  }

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
