extension JSONValue {
  /// The keys and indices that lead from this value to a place below it.
  ///
  /// - Precondition: The place is this value's or lies below it.
  /// - Complexity: O(*n*) in the members and elements that are passed.
  package func path(to target: DocumentPosition) -> JSONPath {
    precondition(contains(target), "a position outside of this value")
    var components: [JSONPath.Component] = []
    let tape = header.pointee.tape
    let target = Int(target.index)
    var current = node - tape
    while current < target, tape[current].isContainer {
      let isObject = tape[current].isKind(.object)
      var child = current + (isObject ? 2 : 1)
      var index = 0
      while target >= child + tape[child].size {
        child += tape[child].size + (isObject ? 1 : 0)
        index += 1
      }
      let key = JSONMember(node: tape + child - 1, header: header)
      components.append(isObject ? .key(key.key) : .index(index))
      current = child
    }
    return JSONPath(components)
  }
}
