extension Document {
  /// Whether a place is an array element, and not only within one.
  func isElement(_ place: Int) -> Bool {
    let around = values(around: place)
    guard around.last == place else { return false }
    return tape[around.dropLast().last ?? 0].isKind(.array)
  }

  /// Whether a place is the key of a member.
  func isKey(_ place: Int) -> Bool { place > 0 && values(around: place).last != place }

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

  /// The innermost object around a place; the root where there is none.
  ///
  /// - Parameter orAt: Whether the value at the place is taken too, if it is an object.
  /// - Complexity: O(*n*) in the members and elements that are passed.
  func object(around place: Int, orAt isTaken: Bool) -> Int {
    let around = values(around: place)
    return around.last { (isTaken || $0 != place) && tape[$0].isKind(.object) } ?? 0
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

  /// The kind of a value, and the text of a string.
  func value(at place: Int) -> (kind: JSONKind, text: String?) {
    let kind = JSONKind(tape[place].kind)
    return (kind, kind == .string ? string(of: tape[place]) : nil)
  }
}
